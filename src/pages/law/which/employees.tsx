import { employeesProblem } from '@/catalog/plan-sizes';

/** Without JavaScript the ranges below it are there to choose from, and this is not. */
const withoutScript = '[data-plan-form] [data-ranges]{display:block}[data-employees]{display:none}';

/** The number of employees, whose range `followEmployees` checks. */
export function Employees({ label }: { readonly label: string }) {
  return (
    <>
      <div data-employees="" className="min-w-0">
        <label
          htmlFor="employees"
          className="mb-1 block text-[0.9375rem] leading-snug font-semibold text-heading"
        >
          {label}
        </label>
        <input
          id="employees"
          className="control"
          name="employees"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          aria-describedby="employees-help employees-range"
        />
        <div role="alert">
          <p id="employees-error" hidden className="mt-1.5 text-sm font-medium text-danger">
            {employeesProblem}
          </p>
        </div>
        <p id="employees-help" className="mt-1.5 text-sm text-muted">
          Everyone on payroll in all your states, full time or not.
        </p>
        <p id="employees-range" role="status" className="text-sm text-muted" />
      </div>
      {import.meta.env.SSR && (
        <noscript>
          <style>{withoutScript}</style>
        </noscript>
      )}
    </>
  );
}
