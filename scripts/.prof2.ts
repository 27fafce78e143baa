import { readFileSync } from 'node:fs';
import { parseTemplate } from '../supabase/functions/_shared/documents/parse-template.ts';
import { fillTemplate } from '../supabase/functions/_shared/documents/fill.ts';
import { buildDocx } from '../supabase/functions/_shared/documents/docx/build-docx.ts';
const path='tests/documents/fixtures/core-hr-pack-mn/handbook-4800.md'; const src=readFileSync(path,'utf8');
for(let i=0;i<600;i++) buildDocx(fillTemplate(parseTemplate(src,path),'blank'),{controls:true});
const ts:number[]=[]; let n=0; for(let i=0;i<60;i++){const t=performance.now(); n=buildDocx(fillTemplate(parseTemplate(src,path),'blank'),{controls:true}).length; ts.push(performance.now()-t);} ts.sort((a,b)=>a-b); console.log('all', ts[30]!.toFixed(2), ts[0]!.toFixed(2), n);
