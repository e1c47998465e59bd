import { useEffect } from 'react';
import { resendWaitingLeads } from '#stores/outbox';

/** Sends what an earlier visit could not deliver, on whatever page the visitor comes back to. It shows nothing. */
export default function WaitingLeads() {
  useEffect(resendWaitingLeads, []);
  return null;
}
