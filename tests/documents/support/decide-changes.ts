import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, temporaryFolder } from './programs.ts';

/** LibreOffice has no option that decides on tracked changes, so a macro does what its menu would. */
const macro = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">
Sub Decide(folder As String, command As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  Dim word(0) As New com.sun.star.beans.PropertyValue
  word(0).Name = "FilterName"
  word(0).Value = "MS Word 2007 XML"
  Dim none()
  dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
  file = Dir(folder &amp; "/*.docx")
  Do While file &lt;&gt; ""
    document = StarDesktop.loadComponentFromURL(ConvertToUrl(folder &amp; "/" &amp; file), "_blank", 0, hidden())
    dispatcher.executeDispatch(document.CurrentController.Frame, ".uno:" &amp; command &amp; "AllTrackedChanges", "", 0, none())
    document.storeToURL(ConvertToUrl(folder &amp; "/" &amp; command &amp; "/" &amp; file), word())
    document.close(True)
    file = Dir
  Loop
End Sub
</script:module>
`;

/** Accepts or refuses all tracked changes of the Word files in a folder; answers the folder with the results. */
export async function decideChanges(folder: string, command: 'Accept' | 'Reject'): Promise<string> {
  const profile = temporaryFolder('macro');
  const soffice = [`-env:UserInstallation=file://${profile}`, '--headless'];
  await run('soffice', [...soffice, '--terminate_after_init']);
  const module = join(profile, 'user/basic/Standard/Module1.xba');
  if (!existsSync(module)) throw new Error('LibreOffice made no profile with a module for macros.');
  writeFileSync(module, macro);
  const into = join(folder, command);
  mkdirSync(into);
  await run('soffice', [...soffice, `macro:///Standard.Module1.Decide(${folder},${command})`]);
  return into;
}
