import { useState } from 'react'
import { fechaHora } from '#admin/shared/instante.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { VersionesDialog } from './VersionesDialog.tsx'
import { KEY_FORMULAS } from './use-formulas.ts'
import type { FormulaPanel } from '#domain/fondos/formula/formula-panel.ts'
import type { ReactElement } from 'react'

interface ListaFormulasProps {
  formulas: readonly FormulaPanel[]
  onRellenar: (formula: FormulaPanel) => void
}

/** "Fórmulas registradas". */
export function ListaFormulas({ formulas, onRellenar }: ListaFormulasProps): ReactElement {
  if (formulas.length === 0)
    return (
      <Card title="Fórmulas registradas">
        <EmptyState title="Aún no hay fórmulas registradas.">
          Escribe el título y la fórmula, pruébala con una persona y guárdala.
        </EmptyState>
      </Card>
    )
  return (
    <section className="stack" aria-label="Fórmulas registradas">
      <h2 className="formulas-titulo">
        Fórmulas registradas <span className="secondary small">{cuentaTexto(formulas.length, 'fórmula')}</span>
      </h2>
      {formulas.map((formula) => (
        <Formula key={formula.id} formula={formula} onRellenar={() => onRellenar(formula)} />
      ))}
    </section>
  )
}

function Formula({ formula, onRellenar }: { formula: FormulaPanel; onRellenar: () => void }): ReactElement {
  const [dialog, setDialog] = useState<'eliminar' | 'versiones' | null>(null)
  const { id, titulo, nombre, version, autor, registradaAt, usadaPor, actions } = formula
  return (
    <Card
      title={
        <>
          <span className="secondary">{id}</span> {titulo}
        </>
      }
      aside={
        <span className="formulas-chips">
          {actions.includes('rellenar') && (
            <Button size="sm" aria-label={`Rellenar con ${titulo}`} onClick={onRellenar}>
              Rellenar
            </Button>
          )}
          {actions.includes('eliminar') && (
            <Button size="sm" aria-label={`Eliminar ${titulo}`} onClick={() => setDialog('eliminar')}>
              Eliminar
            </Button>
          )}
        </span>
      }
    >
      <div className="formulas-form">
        <code className="formulas-texto">{formula.formula}</code>
        {formula.desglose && <p>{formula.desglose}</p>}
        {formula.descripcion && <p className="secondary">{formula.descripcion}</p>}
        {formula.variables.length > 0 && (
          <span className="formulas-chips">
            {formula.variables.map((variable) => (
              <Chip key={variable}>
                <span className="mono">{variable}</span>
              </Chip>
            ))}
          </span>
        )}
        <p className="secondary small">
          Se usa como <span className="mono">{nombre}</span>
          {usadaPor.length > 0 && ` · La usa ${usadaPor.map((user) => `«${user}»`).join(', ')}`} · {autor},{' '}
          {fechaHora(registradaAt)}
          {version > 1 && (
            <>
              {' · '}
              <button type="button" className="link-button" onClick={() => setDialog('versiones')}>
                {cuentaTexto(version, 'versión', 'versiones')}
              </button>
            </>
          )}
        </p>
      </div>
      {dialog === 'eliminar' && <EliminarDialog formula={formula} onClose={() => setDialog(null)} />}
      {dialog === 'versiones' && <VersionesDialog formula={formula} onClose={() => setDialog(null)} />}
    </Card>
  )
}

function EliminarDialog({ formula, onClose }: { formula: FormulaPanel; onClose: () => void }): ReactElement {
  const act = useAct({
    call: () => api.call('DELETE /api/panel/formulas/:id', { params: { id: formula.id } }),
    keys: [KEY_FORMULAS],
    toast: () => `Se eliminó la fórmula «${formula.titulo}».`,
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      title="¿Eliminar la fórmula?"
      action="Eliminar fórmula"
      busyText="Eliminando…"
      failure="No se eliminó la fórmula."
      danger
      onClose={onClose}
    >
      <p>
        «{formula.titulo}» deja de estar en la lista y ninguna otra fórmula podrá usarla. Lo que ya se calculó con ella
        no cambia.
      </p>
    </ConfirmDialog>
  )
}
