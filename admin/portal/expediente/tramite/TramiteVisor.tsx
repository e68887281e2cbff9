import { lazy, Suspense } from 'react'
import { visorPapers } from '#admin/portal/expediente/expediente.ts'
import { visorActs } from './visor-acts.ts'
import type { ReactElement } from 'react'
import type { TramiteWizardState } from './use-tramite-wizard.ts'

const VisorDocumento = lazy(() => import('#admin/shared/documentos/visor/VisorDocumento.tsx'))

/** The page of a paper over the step, where a field was read. */
export function TramiteVisor({
  wizard: { tramite, visor, closeVisor },
}: {
  wizard: TramiteWizardState
}): ReactElement | null {
  if (!visor) return null
  return (
    <Suspense fallback={null}>
      <VisorDocumento
        papers={visorPapers(tramite.captura, tramite.kept)}
        target={visor}
        acts={visorActs(tramite)}
        onClose={closeVisor}
      />
    </Suspense>
  )
}
