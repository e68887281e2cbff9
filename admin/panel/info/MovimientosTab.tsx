import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NOMBRE_PAPEL } from '#domain/afiliacion/tipos/papel.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ConflictoInfo } from './ConflictoInfo.tsx'
import { GuardarBarra } from './GuardarBarra.tsx'
import { TipoDialog } from './TipoDialog.tsx'
import { useCamposInfo } from './use-campos-info.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { TipoMovimientoPanel } from '#domain/afiliacion/tipos/tipo-panel.ts'
import type { CampoInfo } from '#domain/instituto/campos-info.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** How far back a movement may be dated, and what each type is called, needs and prints. */
export function MovimientosTab({ info }: { info: InfoInstituto }): ReactElement {
  const { vistas } = useSession()
  return (
    <div className="stack">
      {vistas.includes('panelMovimientos') && <TiposCard />}
      <div className="info-columna">
        <LimiteCard info={info} />
      </div>
    </div>
  )
}

const LIMITE = ['limite_retroactivo'] as const satisfies readonly CampoInfo[]

function LimiteCard({ info }: { info: InfoInstituto }): ReactElement {
  const campos = useCamposInfo(info, LIMITE, 'Límite guardado')
  return (
    <Card title="Fechas anteriores">
      <div className="stack">
        <Field
          id="info-limite_retroactivo"
          label="Quincenas hacia atrás"
          help="Hasta cuántas quincenas antes de la abierta puede caer la fecha de un movimiento, siempre con su motivo. Más atrás, lo aprueba el director en lugar del jefe de departamento."
          error={campos.error('limite_retroactivo')}
          width={6}
        >
          <TextInput
            inputMode="numeric"
            maxLength={3}
            value={campos.valor('limite_retroactivo')}
            onChange={(event) => campos.set('limite_retroactivo', event.target.value)}
          />
        </Field>
        <GuardarBarra campos={campos} label="Guardar límite" />
      </div>
      <ConflictoInfo campos={campos} />
    </Card>
  )
}

const nombres = (papeles: readonly ClavePapel[]): string => papeles.map((clave) => NOMBRE_PAPEL[clave]).join(', ')

/** What each cause needs; one line where all need the same. */
function necesita({ reglas }: TipoMovimientoPanel): string {
  if (reglas.papelPorDato) return 'El de cada dato de identidad que cambia'
  const lines = reglas.causas.map(({ etiqueta, papeles }) => [etiqueta, nombres(papeles) || 'Ninguno'] as const)
  const same = lines.every(([, text]) => text === lines[0]?.[1])
  return same ? (lines[0]?.[1] ?? '') : lines.map(([etiqueta, text]) => `${etiqueta}: ${text}`).join(' · ')
}

function columnas(edit: (tipo: TipoMovimientoPanel) => void): readonly Column<TipoMovimientoPanel>[] {
  return [
    { key: 'letra', header: 'Letra', mono: true, cell: ({ abreviatura }) => abreviatura },
    { key: 'nombre', header: 'Tipo', cell: ({ nombre }) => nombre },
    { key: 'papeles', header: 'Documentos para aprobarlo', wrap: true, cell: necesita },
    { key: 'admite', header: 'Puede llevar', wrap: true, cell: ({ reglas }) => nombres(reglas.admite) || '–' },
    {
      key: 'usos',
      header: 'Movimientos',
      cell: ({ usos }) =>
        `${usos.movimientos.toLocaleString('es-MX')}, ${cuentaTexto(usos.abiertos, 'abierto', 'abiertos')}`,
    },
    {
      key: 'acciones',
      header: 'Acciones',
      cell: (tipo) => (
        <Button size="sm" aria-label={`Editar ${tipo.nombre}`} onClick={() => edit(tipo)}>
          Editar
        </Button>
      ),
    },
  ]
}

function TiposCard(): ReactElement {
  const [edited, setEdited] = useState<TipoMovimientoPanel | null>(null)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['tipos-movimiento'],
    queryFn: ({ signal }) => api.call('GET /api/panel/tipos-movimiento', { signal }),
  })
  return (
    <Card flush title="Tipos de movimiento">
      {error ? (
        <ErrorState
          title="No se pudieron cargar los tipos de movimiento."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <DataTable
          caption="Tipos de movimiento"
          columns={columnas(setEdited)}
          rows={data ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
        />
      )}
      {edited && <TipoDialog tipo={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}
