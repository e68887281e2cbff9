import { useState } from 'react'
import { agruparConstantes } from '#domain/fondos/constantes/constante.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { useAskUnsaved } from '#admin/shared/form/use-ask-unsaved.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { openAt } from '#admin/shared/ui/capas/open-at.ts'
import { ConstanteForm, VALOR } from './ConstanteForm.tsx'
import { ListaConstantes } from './ListaConstantes.tsx'
import { useConstantes } from './use-constantes.ts'
import type { ConstanteAgrupada } from '#domain/fondos/constantes/constante.ts'
import type { ReactElement } from 'react'
import './variables.css'

/** `variables`: constants with their history; a value is never changed, a new one is recorded (spec 3 §2.15). */
export default function Variables(): ReactElement {
  const { data, error, isPending, refetch } = useConstantes()
  const [editando, setEditando] = useState<ConstanteAgrupada | null>(null)
  const { ask, dialog } = useAskUnsaved('lo que escribiste de la constante')
  const hoy = todayInMexico(Date.now())
  const actualizar = (constante: ConstanteAgrupada): void => {
    if (constante.nombre === editando?.nombre) openAt(VALOR)
    else ask(() => setEditando(constante))
  }
  return (
    <>
      <PageHeader
        vista="variables"
        facts="Cada valor conserva desde cuándo vale y quién lo registró. El de una constante en uso lo autoriza otra persona."
      />
      <div className="variables">
        <ConstanteForm key={editando?.nombre ?? ''} editando={editando} hoy={hoy} onDone={() => setEditando(null)} />
        {error ? (
          <ErrorState title="No se pudieron cargar las constantes." error={error} onRetry={() => void refetch()} />
        ) : (
          <ListaConstantes
            constantes={agruparConstantes(data ?? [], hoy)}
            loading={isPending}
            onActualizar={actualizar}
          />
        )}
      </div>
      {dialog}
    </>
  )
}
