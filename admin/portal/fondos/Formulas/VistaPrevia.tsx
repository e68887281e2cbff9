import { Fragment, useState } from 'react'
import { numeroLegible } from '#domain/fondos/formula/numero-legible.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { PersonaPicker } from '#admin/shared/casos/PersonaPicker.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { useTecleada } from './use-tecleada.ts'
import type { VistaPreviaFormula } from '#domain/fondos/formula/formula-panel.ts'
import type { PasoFormula } from '#domain/fondos/formula/formula.ts'
import type { PersonaElegida } from '#admin/shared/casos/PersonaPicker.tsx'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const PASOS: readonly Column<PasoFormula & { readonly numero: number }>[] = [
  { key: 'numero', header: 'Paso', numeric: true, cell: ({ numero }) => numero },
  {
    key: 'cuenta',
    header: 'Cuenta',
    wrap: true,
    mono: true,
    cell: ({ cuenta, de }) => (de === null ? cuenta : `${cuenta}  (${de})`),
  },
  {
    key: 'valor',
    header: 'Resultado',
    numeric: true,
    mono: true,
    cell: ({ valor, exacto }) => <Numero legible={valor} exacto={exacto} />,
  },
]

/** What the formula gives for a person in the open quincena, step by step; nothing is kept. */
export function VistaPrevia(): ReactElement {
  const { titulo, formula } = useTecleada()
  const [persona, setPersona] = useState<PersonaElegida | null>(null)
  const act = useAct<{ titulo: string; formula: string; interno: number }, VistaPreviaFormula>({
    call: (body) => api.call('POST /api/panel/formulas/previsto', { body }),
  })
  return (
    <details className="formulas-previa">
      <summary>Probar con una persona</summary>
      <div className="formulas-form">
        <PersonaPicker
          value={persona}
          onChange={setPersona}
          help="Nombre, CURP o número interno. Se calcula con sus datos de la quincena abierta."
        />
        <Button
          disabled={!persona || formula.trim() === ''}
          busy={act.busy}
          busyText="Calculando…"
          onClick={() => persona && act.run({ titulo, formula, interno: persona.interno })}
        >
          Calcular
        </Button>
        {act.error && <ErrorState title="No se pudo calcular." error={act.error} />}
        {!act.error && act.result && <Resultado vista={act.result} />}
      </div>
    </details>
  )
}

function Resultado({ vista: { nombre, valores, pasos, resultado } }: { vista: VistaPreviaFormula }): ReactElement {
  return (
    <section className="formulas-form" aria-label="Resultado" aria-live="polite">
      <p className="formulas-resultado">
        <span className="secondary">{nombre}</span>{' '}
        <strong className="mono">
          <Numero exacto={resultado} />
        </strong>
      </p>
      {valores.length > 0 && (
        <p className="secondary small">
          {valores.map(({ nombre: name, valor }, place) => (
            <Fragment key={name}>
              {place > 0 && ' · '}
              {name} = <Numero exacto={valor} />
            </Fragment>
          ))}
        </p>
      )}
      {pasos.length > 0 && (
        <DataTable
          caption="Pasos del cálculo"
          columns={PASOS}
          rows={pasos.map((paso, index) => ({ ...paso, numero: index + 1 }))}
          rowKey={({ numero }) => numero}
        />
      )}
    </section>
  )
}

/** A number of the formula as people read it; resting on it tells it whole. */
function Numero({ exacto, legible = numeroLegible(exacto) }: { exacto: string; legible?: string }): ReactElement {
  return <span title={legible === exacto ? undefined : exacto}>{legible}</span>
}
