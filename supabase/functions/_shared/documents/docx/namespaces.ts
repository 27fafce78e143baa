export const xmlHeader = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The namespaces of every WordprocessingML part; w14 holds the check boxes, which older readers may ignore. */
export const wordNamespace =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" mc:Ignorable="w14"';
