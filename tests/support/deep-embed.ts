const one = (alias: string, where: string, depth: number) =>
  `select "${alias}".*${depth === 0 ? '' : `, coalesce("t${depth}"."t${depth}", '[]') as "templates"`}
   from public.template_packages as "${alias}" ${
     depth === 0
       ? ''
       : `left join lateral (select json_agg("t${depth}")::jsonb as "t${depth}" from (
            ${many(`templates_${depth}`, `"templates_${depth}".package_id = "${alias}".id`, depth - 1)} limit 1000
          ) as "t${depth}") as "t${depth}" on true`
   } ${where}`;

const many = (alias: string, where: string, depth: number): string =>
  `select "${alias}".*${depth === 0 ? '' : `, row_to_json("p${depth}".*)::jsonb as "template_packages"`}
   from public.templates as "${alias}" ${
     depth === 0
       ? ''
       : `left join lateral (
            ${one(`packages_${depth}`, `where "packages_${depth}".id = "${alias}".package_id`, depth - 1)}
          ) as "p${depth}" on true`
   } where ${where}`;

/** `template_packages?select=*,templates(*,template_packages(*,templates(…)))` in the SQL that PostgREST makes of it. */
export const deepEmbed = (depth: number) =>
  `with pgrst_source as (${one('template_packages', '', depth)} limit 1000)
   select coalesce(json_agg(source), '[]')::text as body from pgrst_source as source`;
