import { useEffect, useState } from 'react';
import type { OpenOrderResponse } from '@contracts/orders';
import { isWorthRetrying, type AppError } from '@/lib/errors/app-error';
import { useSubmission } from '@/lib/forms/use-submission';
import { openOrder, reopenOrder } from '../api/orders-api';
import { forgetOrderAccess, storeOrderAccess, storedOrderAccess } from './order-access';

interface OpenedOrders {
  readonly opened: OpenOrderResponse | null;
  /** Why no order is open: no link, the hour is over, or the buyer closed it. */
  readonly closed: 'no-link' | 'expired' | 'by-hand' | null;
  /** The orders that were open in this tab are being reloaded. */
  readonly isReopening: boolean;
  readonly isOpening: boolean;
  readonly error: AppError | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly expire: () => void;
}

/**
 * The orders of a link from an email, or without one those that were open in this tab. `token` is null until it has been
 * read.
 */
export function useOpenedOrders(token: string | null): OpenedOrders {
  const [opened, setOpened] = useState<OpenOrderResponse | null>(null);
  const [closed, setClosed] = useState<OpenedOrders['closed']>(null);
  const end = (why: OpenedOrders['closed']) => {
    forgetOrderAccess();
    setOpened(null);
    setClosed(why);
  };
  const first = useSubmission(async (given: string) => {
    const answer = await openOrder(given);
    storeOrderAccess(answer.accessToken);
    setOpened(answer);
  });
  const again = useSubmission(async (access: string) => setOpened(await reopenOrder(access)));
  const { submit } = again;
  useEffect(() => {
    if (token !== '') {
      return;
    }
    const access = storedOrderAccess();
    if (access === null) {
      setClosed('no-link');
      return;
    }
    void submit(access).then((error) => {
      // A network failure may be temporary; any other error means that the token is invalid.
      if (error && !isWorthRetrying(error)) {
        forgetOrderAccess();
        setClosed('expired');
      }
    });
  }, [token, submit]);

  return {
    opened,
    closed,
    isReopening: token === '' && opened === null && closed === null && again.error === null,
    isOpening: first.status === 'pending' || again.status === 'pending',
    error: first.error ?? again.error,
    open: () => {
      const access = storedOrderAccess();
      if (token) {
        void first.submit(token);
      } else if (access !== null) {
        void submit(access);
      }
    },
    close: () => end('by-hand'),
    expire: () => end('expired'),
  };
}
