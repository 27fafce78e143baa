-- Lemon Squeezy's own key: its list of orders finds a webhook that was lost.
insert into private.setting_definitions (key, is_public, write_only, kind) values ('LEMONSQUEEZY_API_KEY', false, true, 'text');
