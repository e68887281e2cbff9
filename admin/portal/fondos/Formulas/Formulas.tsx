import { useState } from 'react'
import { useAskUnsaved } from '#admin/shared/form/use-ask-unsaved.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { FormulaForm } from './FormulaForm.tsx'
import { ListaFormulas } from './ListaFormulas.tsx'
import { FORMULA_VACIA, useFormulas, valoresDe } from './use-formulas.ts'
import type { ReactElement } from 'react'
import './formulas.css'

/** `formulaCatalogo`, "Gestión de Fórmulas": a form beside the registered formulas (spec 2 §2.18). */
export default function Formulas(): ReactElement {
  const { data, error, refetch } = useFormulas()
  // Each filling is a form of its own: what was typed in the one before is gone.
  const [lleno, setLleno] = useState({ vez: 0, valores: FORMULA_VACIA })
  const { ask, dialog } = useAskUnsaved('lo que escribiste de la fórmula')
  const fill = (valores: typeof FORMULA_VACIA): void => setLleno(({ vez }) => ({ vez: vez + 1, valores }))
  return (
    <>
      <PageHeader vista="formulaCatalogo" facts="Cada cambio guarda una versión nueva; las anteriores se conservan." />
      {error && !data && (
        <ErrorState title="No se pudieron cargar las fórmulas." error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={8} label="Cargando las fórmulas" />}
      {data && (
        <div className="formulas">
          {data.actions.includes('guardar') && (
            <FormulaForm
              key={lleno.vez}
              catalogo={data}
              inicial={lleno.valores}
              onGuardada={() => fill(FORMULA_VACIA)}
              onLimpiar={() => ask(() => fill(FORMULA_VACIA))}
            />
          )}
          <ListaFormulas formulas={data.formulas} onRellenar={(formula) => ask(() => fill(valoresDe(formula)))} />
        </div>
      )}
      {dialog}
    </>
  )
}
