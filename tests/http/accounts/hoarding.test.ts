import { expect, onTestFinished, test } from 'vitest';
import { bookAppointment, cancelAppointment } from '../../../adapters/http/contract/appointments.ts';
import { refused } from '../browser.ts';
import { engines, openShop } from '../running-shop.ts';

test.each(engines)(
  'on %s a customer books twenty times an hour, cancelled ones included; who is refused for another reason, and staff, are not counted',
  async engine => {
    const shop = await openShop(engine);
    onTestFinished(() => shop.close());
    const [mario, admin] = [shop.browser(), shop.browser()];
    await Promise.all([mario.logIn(shop.mario), admin.logIn(shop.salone)]);
    const wish = (date: string) => ({
      body: { userId: shop.mario.id, serviceId: shop.barba.id, stylistId: shop.anna.id, date, time: '09:00' },
    });
    const days = Array.from({ length: 22 }, (_, index) => {
      const day = 5 + Math.floor(index / 4) * 7 + (index % 4);
      return day <= 31
        ? `2027-01-${String(day).padStart(2, '0')}`
        : `2027-02-${String(day - 31).padStart(2, '0')}`;
    });
    for (const day of days.slice(0, 20)) {
      expect((await refused(mario.call(bookAppointment, wish('2027-01-10')))).code).toBe('closed-day');
      const { id } = await mario.call(bookAppointment, wish(day));
      await mario.call(cancelAppointment, { params: { id } });
    }
    const refusal = await refused(mario.call(bookAppointment, wish(days[20] ?? '')));
    expect([refusal.status, refusal.code]).toEqual([429, 'too-many-attempts']);
    await admin.call(bookAppointment, wish(days[21] ?? ''));
    shop.clock.moveTo(shop.clock.now().add({ minutes: 60 }).toString());
    await mario.call(bookAppointment, wish(days[20] ?? ''));
  },
);
