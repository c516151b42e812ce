PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE mikro_orm_migrations (
    id integer primary key,
    name text not null,
    executed_at text not null default current_timestamp
  );
INSERT INTO mikro_orm_migrations VALUES(1,'0001-first-tables','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(2,'0002-search-keys','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(3,'0003-accounts','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(4,'0004-uploads','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(5,'0005-change-log','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(6,'0006-days-of-everybody','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(7,'0007-appointment-counts','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(8,'0008-counts-by-statement','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(9,'0009-counts-at-commit','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(10,'0010-names-without-separators','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(11,'0011-timetable','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(12,'0012-times-of-a-service','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(13,'0013-kept-visits','2026-11-29 09:50:29');
INSERT INTO mikro_orm_migrations VALUES(14,'0014-skills','2026-11-29 09:50:29');
CREATE TABLE users (
    id integer primary key,
    username text not null,
    username_key text not null,
    password_hash text not null,
    first_name text,
    last_name text,
    email text,
    phone text,
    is_admin integer not null,
    is_stylist integer not null, search_key text not null default '', sort_key text not null default '', email_is_own integer not null default false,
    constraint users_username_key_unique unique (username_key)
  ) strict;
INSERT INTO users VALUES(74,'anna','anna','$argon2id$v=19$m=19456,t=2,p=1$H8bodcP48171yl0oF6oWQA$lmWq9cxwwI2RorXvZ3bjVfqQ9PjuQGdtYaw3V8kZc/4','Anna','Bianchi','anna@example.com',NULL,1,1,'anna bianchi anna anna@example.com','anna bianchi',1);
INSERT INTO users VALUES(75,'bruno','bruno','$argon2id$v=19$m=19456,t=2,p=1$Vzw0q8DWY0FvKpMZjw65rg$06Gq+kmhizpfHVlkJk3l6nuGbgMojGAVxsla5HvVsqk','Bruno','D''Angelo',NULL,NULL,0,1,'bruno d''angelo bruno dangelo','bruno d''angelo',0);
INSERT INTO users VALUES(76,'salone','salone','$argon2id$v=19$m=19456,t=2,p=1$CMkNUG4DwShEoVCsngdsCQ$NeePZ5fLx6vIUfuOtp/rUM7mMj2MkNYLrITnc0cg6tU',NULL,NULL,'salone@example.com',NULL,1,0,'salone salone salone@example.com','salone',0);
INSERT INTO users VALUES(77,'Mario','mario','$argon2id$v=19$m=19456,t=2,p=1$0ABneUaZY1XWqPKcqshy+w$656gUStsGqukoBfBxbkgrVtGCue6NOwABtS6CIi3t8c','Mario','Rossi','mario@example.com','3331234567',0,0,'mario rossi mario mario@example.com 3331234567','mario rossi',1);
INSERT INTO users VALUES(78,'lucía_💈','lucía_💈','$argon2id$v=19$m=19456,t=2,p=1$1x6+hPCn6v+7jUfD2dpbCw$VRlBCBF/SB5+jLY9bxdlpZJf/UZ8CGoQd8qQcpEcO1M',NULL,NULL,NULL,NULL,0,0,'lucia_💈 lucia_💈','lucia_💈',1);
CREATE TABLE services (
    id integer primary key,
    name text not null,
    description text,
    price integer not null constraint services_price_check check (price > 0),
    duration integer not null constraint services_duration_check check (duration > 0),
    image_url text,
    category text not null constraint services_category_check
      check (category in ('Capelli', 'Barba', 'Trattamenti')),
    archived integer not null
  , processing_after integer
    constraint services_processing_after_check check (processing_after > 0), processing_minutes integer constraint services_processing_check check (
    (processing_after is null) = (processing_minutes is null)
    and processing_minutes > 0 and processing_after + processing_minutes < duration
  ), cleanup integer not null default 0
    constraint services_cleanup_check check (cleanup >= 0)) strict;
INSERT INTO services VALUES(1,'Taglio uomo',NULL,1800,30,'/pictures/taglio/640.webp','Capelli',0,NULL,NULL,0);
INSERT INTO services VALUES(2,'Barba',NULL,1000,20,NULL,'Barba',0,NULL,NULL,0);
INSERT INTO services VALUES(3,'Permanente','Con calma',5500,90,NULL,'Capelli',1,NULL,NULL,0);
INSERT INTO services VALUES(4,'Colore',NULL,5500,90,NULL,'Capelli',0,30,30,15);
CREATE TABLE appointments (
    id integer primary key,
    user_id integer not null references users (id),
    service_id integer not null references services (id),
    stylist_id integer not null references users (id),
    starts_at integer not null,
    day text not null constraint appointments_day_check check (length(day) = 10),
    start_minute integer not null constraint appointments_start_minute_check check (start_minute between 0 and 1439),
    duration integer not null constraint appointments_duration_check check (duration > 0),
    price integer not null constraint appointments_price_check check (price >= 0),
    status text not null constraint appointments_status_check
      check (status in ('confirmed', 'completed', 'cancelled')),
    notes text,
    external_calendar_id text
  , processing_after integer
    constraint appointments_processing_after_check check (processing_after > 0), processing_minutes integer constraint appointments_processing_check check (
    (processing_after is null) = (processing_minutes is null)
    and processing_minutes > 0 and processing_after + processing_minutes < duration
  ), cleanup integer not null default 0
    constraint appointments_cleanup_check check (cleanup >= 0)) strict;
INSERT INTO appointments VALUES(1,77,3,74,1792828800000,'2026-10-24',600,90,5500,'completed','alle 2026-10-24T10:00',NULL,NULL,NULL,0);
INSERT INTO appointments VALUES(2,78,2,75,1793091600000,'2026-10-27',600,20,1000,'confirmed','alle 2026-10-27T10:00',NULL,NULL,NULL,0);
INSERT INTO appointments VALUES(3,77,1,74,1799139600000,'2027-01-05',600,30,1800,'confirmed','alle 2027-01-05T10:00',NULL,NULL,NULL,0);
INSERT INTO appointments VALUES(4,78,2,75,1799139600000,'2027-01-05',600,20,1000,'confirmed','alle 2027-01-05T10:00',NULL,NULL,NULL,0);
INSERT INTO appointments VALUES(5,77,1,75,1799506800000,'2027-01-09',960,30,1800,'confirmed','alle 2027-01-09T16:00',NULL,NULL,NULL,0);
INSERT INTO appointments VALUES(6,78,1,74,1799308800000,'2027-01-07',540,30,1800,'cancelled','alle 2027-01-07T09:00',NULL,NULL,NULL,0);
INSERT INTO appointments VALUES(7,77,4,74,1799744400000,'2027-01-12',600,90,5500,'confirmed','alle 2027-01-12T10:00',NULL,30,30,15);
INSERT INTO appointments VALUES(8,78,1,74,1799746200000,'2027-01-12',630,30,1800,'confirmed','alle 2027-01-12T10:30',NULL,NULL,NULL,0);
CREATE TABLE held_quarters (
    stylist_id integer not null,
    day text not null,
    quarter integer not null constraint held_quarters_quarter_check check (quarter >= 0),
    appointment_id integer not null references appointments (id),
    primary key (stylist_id, day, quarter)
  ) strict, without rowid;
INSERT INTO held_quarters VALUES(74,'2027-01-05',40,3);
INSERT INTO held_quarters VALUES(74,'2027-01-05',41,3);
INSERT INTO held_quarters VALUES(74,'2027-01-12',40,7);
INSERT INTO held_quarters VALUES(74,'2027-01-12',41,7);
INSERT INTO held_quarters VALUES(74,'2027-01-12',42,8);
INSERT INTO held_quarters VALUES(74,'2027-01-12',43,8);
INSERT INTO held_quarters VALUES(74,'2027-01-12',44,7);
INSERT INTO held_quarters VALUES(74,'2027-01-12',45,7);
INSERT INTO held_quarters VALUES(74,'2027-01-12',46,7);
INSERT INTO held_quarters VALUES(75,'2026-10-27',40,2);
INSERT INTO held_quarters VALUES(75,'2026-10-27',41,2);
INSERT INTO held_quarters VALUES(75,'2027-01-05',40,4);
INSERT INTO held_quarters VALUES(75,'2027-01-05',41,4);
INSERT INTO held_quarters VALUES(75,'2027-01-09',64,5);
INSERT INTO held_quarters VALUES(75,'2027-01-09',65,5);
CREATE TABLE agenda_days (
    stylist_id integer not null references users (id),
    day text not null,
    version integer not null,
    primary key (stylist_id, day)
  ) strict, without rowid;
INSERT INTO agenda_days VALUES(74,'2026-10-24',1);
INSERT INTO agenda_days VALUES(74,'2027-01-05',2);
INSERT INTO agenda_days VALUES(74,'2027-01-07',2);
INSERT INTO agenda_days VALUES(74,'2027-01-12',2);
INSERT INTO agenda_days VALUES(75,'2026-10-27',1);
INSERT INTO agenda_days VALUES(75,'2027-01-05',1);
INSERT INTO agenda_days VALUES(75,'2027-01-09',1);
CREATE TABLE sessions (
    sid text not null primary key,
    sess text not null,
    expire integer not null
  , user_id integer) strict;
INSERT INTO sessions VALUES('session of mario','{"userId":77}',1799737200000,77);
INSERT INTO sessions VALUES('session of salone','{"userId":76}',1799737200000,76);
CREATE TABLE settings (
    name text not null primary key,
    value text not null
  ) strict, without rowid;
INSERT INTO settings VALUES('demo','yes');
CREATE TABLE known_browsers (
    id integer primary key,
    browser text not null,
    user_id integer not null references users (id),
    staff integer not null,
    label text not null,
    since integer not null,
    last_seen integer not null,
    constraint known_browsers_browser_user_unique unique (browser, user_id)
  ) strict;
INSERT INTO known_browsers VALUES(1,'hash of secret-1',77,0,'Chrome su Android',1799132400000,1799132400000);
INSERT INTO known_browsers VALUES(2,'hash of secret-2',78,0,'Chrome su Android',1799132400000,1799132400000);
INSERT INTO known_browsers VALUES(3,'telefono',77,0,'Chrome su Android',1799132400000,1799132400000);
INSERT INTO known_browsers VALUES(4,'tablet del salone',78,0,'Chrome su Android',1799132400000,1799132400000);
INSERT INTO known_browsers VALUES(5,'tablet del salone',76,1,'Chrome su Android',1799132400000,1799132400000);
CREATE TABLE reset_links (
    hash text not null primary key,
    user_id integer not null references users (id),
    kind text not null constraint reset_links_kind_check check (kind in ('counter', 'email')),
    issued integer not null,
    expires integer not null
  ) strict, without rowid;
INSERT INTO reset_links VALUES('counter link',78,'counter',1799132400000,1799134200000);
INSERT INTO reset_links VALUES('email link',77,'email',1799132400000,1799134200000);
CREATE TABLE limits (
    key text not null primary key,
    hits text not null,
    expires integer not null
  ) strict, without rowid;
INSERT INTO limits VALUES('d8dTo52c4GOHuraJm5QTpOpIMcAa--J_CVd8GIFgKtg','[1799132400000,1799132400000,1799132400000,1799132400000,1799132400000,1799132400000,1799132400000,1799132400000,1799132400000,1799132400000]',1799136000000);
INSERT INTO limits VALUES('pZugIJ4sWvZtyNWQkMz1Hd5Jzl47zqv1IAyo7qeK8gk','[1799132400000,1799132400000]',1799136000000);
CREATE TABLE uploads (
      hash text not null primary key,
      opened integer not null,
      name text
    ) strict;
INSERT INTO uploads VALUES('waiting upload',1799132400000,NULL);
INSERT INTO uploads VALUES('arrived upload',1799132400000,'uploads/arrived');
INSERT INTO uploads VALUES('noted pictures/taglio/640.webp',1799132400000,'pictures/taglio/640.webp');
CREATE TABLE change_log (
    id integer primary key autoincrement,
    list text not null,
    row_id integer not null
  ) strict;
INSERT INTO change_log VALUES(1,'users',74);
INSERT INTO change_log VALUES(2,'users',75);
INSERT INTO change_log VALUES(3,'users',76);
INSERT INTO change_log VALUES(4,'users',77);
INSERT INTO change_log VALUES(5,'users',78);
INSERT INTO change_log VALUES(6,'services',1);
INSERT INTO change_log VALUES(7,'services',2);
INSERT INTO change_log VALUES(8,'services',3);
INSERT INTO change_log VALUES(9,'services',1);
INSERT INTO change_log VALUES(10,'appointments',1);
INSERT INTO change_log VALUES(11,'appointments',2);
INSERT INTO change_log VALUES(12,'services',3);
INSERT INTO change_log VALUES(13,'appointments',3);
INSERT INTO change_log VALUES(14,'appointments',4);
INSERT INTO change_log VALUES(15,'appointments',5);
INSERT INTO change_log VALUES(16,'appointments',6);
INSERT INTO change_log VALUES(17,'appointments',6);
INSERT INTO change_log VALUES(18,'appointments',1);
INSERT INTO change_log VALUES(19,'services',4);
INSERT INTO change_log VALUES(20,'appointments',7);
INSERT INTO change_log VALUES(21,'appointments',8);
INSERT INTO change_log VALUES(22,'timetable',1);
INSERT INTO change_log VALUES(23,'timetable',2);
INSERT INTO change_log VALUES(24,'timetable',3);
INSERT INTO change_log VALUES(25,'timetable',4);
INSERT INTO change_log VALUES(26,'timetable',5);
INSERT INTO change_log VALUES(27,'timetable',6);
INSERT INTO change_log VALUES(28,'timetable',7);
INSERT INTO change_log VALUES(29,'timetable',8);
CREATE TABLE appointment_counts (
      stylist_id integer not null,
      status text not null,
      amount integer not null,
      primary key (stylist_id, status)
    ) strict, without rowid;
INSERT INTO appointment_counts VALUES(74,'cancelled',1);
INSERT INTO appointment_counts VALUES(74,'completed',1);
INSERT INTO appointment_counts VALUES(74,'confirmed',3);
INSERT INTO appointment_counts VALUES(75,'confirmed',3);
CREATE TABLE timetable_versions (
    id integer not null primary key constraint timetable_versions_one check (id = 1),
    version integer not null
  ) strict, without rowid;
INSERT INTO timetable_versions VALUES(1,8);
CREATE TABLE shop_weeks (
    valid_from text not null primary key,
    week text not null
  ) strict, without rowid;
INSERT INTO shop_weeks VALUES('2027-03-01','[[],[{"from":"09:00","to":"13:00"}],[{"from":"09:00","to":"13:00"}],[{"from":"09:00","to":"13:00"}],[{"from":"09:00","to":"13:00"}],[{"from":"09:00","to":"13:00"}],[]]');
CREATE TABLE closures (
    id integer primary key,
    first_day text not null,
    last_day text not null,
    hours text not null,
    stylist_ids text,
    reason text not null,
    constraint closures_days_check check (first_day <= last_day)
  ) strict;
INSERT INTO closures VALUES(1,'2027-01-12','2027-01-13','[]',NULL,'Trasloco');
INSERT INTO closures VALUES(2,'2027-01-18','2027-01-18','[{"from":"09:00","to":"13:00"}]','[74]','Sposi');
CREATE TABLE stylist_plans (
    stylist_id integer not null references users (id),
    valid_from text not null,
    weeks text not null,
    primary key (stylist_id, valid_from)
  ) strict, without rowid;
INSERT INTO stylist_plans VALUES(75,'2027-02-01','[[[],[{"from":"09:00","to":"13:00"}],[{"from":"09:00","to":"13:00"}],[{"from":"09:00","to":"13:00"}],[{"from":"09:00","to":"13:00"}],[{"from":"09:00","to":"13:00"}],[]],[[],[{"from":"08:30","to":"13:00"},{"from":"14:00","to":"20:00"}],[{"from":"08:30","to":"13:00"},{"from":"14:00","to":"20:00"}],[{"from":"08:30","to":"13:00"},{"from":"14:00","to":"20:00"}],[{"from":"08:30","to":"13:00"},{"from":"14:00","to":"20:00"}],[{"from":"08:30","to":"20:00"}],[]]]');
CREATE TABLE absences (
    id integer primary key,
    stylist_id integer not null references users (id),
    first_day text not null,
    last_day text not null,
    start_time text,
    end_time text,
    reason text not null,
    constraint absences_days_check check (first_day <= last_day),
    constraint absences_part_check check ((start_time is null) = (end_time is null))
  ) strict;
INSERT INTO absences VALUES(3,75,'2027-01-14','2027-01-14','09:00','13:00','Dentista');
INSERT INTO absences VALUES(4,74,'2027-02-02','2027-02-06',NULL,NULL,'');
CREATE TABLE kept_visits (
    appointment_id integer not null primary key references appointments (id),
    day text not null,
    time text not null,
    stylist_id integer not null
  ) strict, without rowid;
INSERT INTO kept_visits VALUES(8,'2027-01-12','10:30',74);
CREATE TABLE stylist_skills (
      stylist_id integer not null primary key references users (id),
      service_ids text not null
    ) strict, without rowid;
INSERT INTO stylist_skills VALUES(75,'[1,2]');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('change_log',29);
CREATE INDEX users_stylists on users (id) where is_stylist;
CREATE INDEX appointments_by_user on appointments (user_id, starts_at, id);
CREATE INDEX appointments_by_start on appointments (starts_at, id);
CREATE INDEX sessions_by_expiry on sessions (expire);
CREATE INDEX users_by_name on users (sort_key, id);
CREATE INDEX users_customers_by_name on users (sort_key, id) where not is_admin;
CREATE INDEX sessions_by_user on sessions (user_id);
CREATE INDEX known_browsers_by_user on known_browsers (user_id, last_seen);
CREATE INDEX known_browsers_by_age on known_browsers (last_seen);
CREATE INDEX reset_links_by_user on reset_links (user_id, kind, issued);
CREATE INDEX reset_links_by_expiry on reset_links (expires);
CREATE INDEX limits_by_expiry on limits (expires);
CREATE INDEX uploads_by_age on uploads (opened);
CREATE TRIGGER appointments_tell_insert after insert on appointments begin
        insert into change_log (list, row_id) values ('appointments', new.id);
        delete from change_log where id <= last_insert_rowid() - 5000;
      end;
CREATE TRIGGER appointments_tell_update after update on appointments begin
        insert into change_log (list, row_id) values ('appointments', new.id);
        delete from change_log where id <= last_insert_rowid() - 5000;
      end;
CREATE TRIGGER services_tell_insert after insert on services begin
        insert into change_log (list, row_id) values ('services', new.id);
        delete from change_log where id <= last_insert_rowid() - 5000;
      end;
CREATE TRIGGER services_tell_update after update on services begin
        insert into change_log (list, row_id) values ('services', new.id);
        delete from change_log where id <= last_insert_rowid() - 5000;
      end;
CREATE TRIGGER users_tell_insert after insert on users begin
        insert into change_log (list, row_id) values ('users', new.id);
        delete from change_log where id <= last_insert_rowid() - 5000;
      end;
CREATE TRIGGER users_tell_update after update on users begin
        insert into change_log (list, row_id) values ('users', new.id);
        delete from change_log where id <= last_insert_rowid() - 5000;
      end;
CREATE INDEX agenda_days_by_day on agenda_days (day);
CREATE TRIGGER appointments_count_insert after insert on appointments begin insert into appointment_counts (stylist_id, status, amount) values (new.stylist_id, new.status, 1)
  on conflict (stylist_id, status) do update set amount = appointment_counts.amount + 1; end;
CREATE TRIGGER appointments_count_update after update of stylist_id, status on appointments begin update appointment_counts set amount = amount - 1
  where stylist_id = old.stylist_id and status = old.status; insert into appointment_counts (stylist_id, status, amount) values (new.stylist_id, new.status, 1)
  on conflict (stylist_id, status) do update set amount = appointment_counts.amount + 1; end;
CREATE TRIGGER appointments_count_delete after delete on appointments begin update appointment_counts set amount = amount - 1
  where stylist_id = old.stylist_id and status = old.status; end;
CREATE INDEX absences_by_stylist on absences (stylist_id);
CREATE INDEX appointments_by_stylist on appointments
    (stylist_id, day, status, start_minute, duration, processing_after, processing_minutes, cleanup);
CREATE TRIGGER timetable_tell_update after update on timetable_versions begin
    insert into change_log (list, row_id) values ('timetable', new.version);
    delete from change_log where id <= last_insert_rowid() - 5000;
  end;
COMMIT;
