import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { modelRuns } from '../setup/property-runs.ts';
import { shopCommands } from './shop-commands.ts';
import { emptyModel, openShopWithPosa } from './shop-model.ts';

test.prop([shopCommands], modelRuns())(
  'no sequence of bookings, moves, cancellations and waiting overlaps, loses or invents a visit',
  async commands => {
    await fc.asyncModelRun(async () => ({ model: emptyModel(), real: await openShopWithPosa() }), commands);
  },
);
