// Control routes for a sandbox's tenants: suspend one, take it back.
// Beside the walk: a call that arrives afterwards is refused by R82, or let in again.
import * as z from 'zod';
import { TENANTS, type TenantId } from '../access/credentials.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { ControlRefusal, defineSandboxRoute } from './route.ts';

const STATUSES = ['active', 'suspended'] as const;
type Status = (typeof STATUSES)[number];

const tenantView = z
  .strictObject({ id: z.enum(TENANTS), status: z.enum(STATUSES) })
  .meta({ id: 'Tenant', description: 'Whose data a credential opens.' });

/** The tenants of a sandbox with their statuses. */
export function tenantsOf(sandbox: Sandbox): Record<TenantId, Status> {
  return { main: sandbox.tenant('main').status, other: sandbox.tenant('other').status };
}

function command(name: string, summary: string, status: Status) {
  return defineSandboxRoute({
    name: `${name}_tenant`,
    summary,
    method: 'POST',
    path: `/sandboxes/{sandbox_id}/tenants/{tenant}/${name}`,
    input: z.strictObject({}),
    output: tenantView,
    status: 200,
    problems: [404, 422],
    run: (_input, sandbox, { params }) => {
      const id = TENANTS.find((each) => each === params.tenant);
      if (id === undefined) return new ControlRefusal({ code: 'tenant_not_found' });
      sandbox.tenant(id).status = status;
      return { id, status };
    },
  });
}

export const suspendTenant = command(
  'suspend',
  'Suspend a tenant: every call of its credentials is refused with 403 tenant_suspended',
  'suspended',
);
export const reinstateTenant = command('reinstate', 'Take a suspension back', 'active');
