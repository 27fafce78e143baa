import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailTemplateNames, mailTemplates } from './template-data.ts';
import { describeMail, mailSource } from './template-descriptions.ts';

function fields(shape: Readonly<Record<string, z.ZodType>>): string[] {
  return Object.entries(shape).flatMap(([name, schema]) =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape).map((field) => `${name}.${field}`) : [name],
  );
}

describe('describeMail', () => {
  it.each(mailTemplateNames)('%s lists exactly what the template takes', (name) => {
    const { data, links } = mailTemplates[name];
    const described = describeMail(name).variables.map((variable) => variable.name);
    expect([...described].sort()).toEqual([...fields(data.shape), ...fields(links.shape)].sort());
  });
});

describe('mailSource', () => {
  it.each(['starter-pack-1', 'starter-pack-2'] as const)(
    '%s names the shop and has described placeholders for all that differs for each subscriber',
    (name) => {
      const shop = { siteUrl: 'https://shop.example', supportEmail: 'help@shop.example' };
      const { html, text } = mailSource(name, shop);
      const placeholders = describeMail(name).variables.flatMap(({ name: variable, placeholder }) =>
        placeholder === undefined || Object.hasOwn(shop, variable) ? [] : [placeholder],
      );
      for (const version of [html, text]) {
        const found = [...new Set(version.match(/\{\{[^}]*\}\}/g))];
        expect(found.sort()).toEqual([...placeholders].sort());
        expect(version).not.toMatch(/invalid|Nameplaceholder/);
        expect(version).toContain('help@shop.example');
        expect(version).toContain('https://shop.example/');
      }
      expect(text).toContain('Hello {{name}},');
      expect(html).toContain('href="{{unsubscribe_url}}"');
    },
  );
});
