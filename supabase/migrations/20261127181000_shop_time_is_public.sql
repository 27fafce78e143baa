-- Pages show times in the shop's zone, so everybody may read which it is.
update private.setting_definitions set is_public = true where key = 'SHOP_TIME_ZONE';
update public.site_settings set is_public = true where key = 'SHOP_TIME_ZONE';
