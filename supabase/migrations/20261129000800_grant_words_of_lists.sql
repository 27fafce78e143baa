-- Search indexes hold its result, and an index is kept by whoever writes the row: a customer their profile, the functions' key
-- a mail. It only splits a text into words.
grant execute on function private.list_words(text) to anon, authenticated, service_role;
