-- What the owner writes about the people of the shop, for the page about method and people.
insert into private.setting_definitions (key, is_public, write_only, kind) values
  ('ABOUT_PEOPLE', true, false, 'text');
