import { BadgeCheck, CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { ESTATUS_PAGO } from '#domain/fondos/pagos/panel-pagos.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { ExplicacionLineaDialog } from '#admin/shared/pagos/ExplicacionLineaDialog.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { Paginas } from './Paginas.tsx'
import { usePaginaValidacion } from './use-validacion.ts'
import { VentanaPago } from './VentanaPago.tsx'
import type { LineaPorValidar } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** Rows of a page, and page buttons at once (spec 3 §9). */
const FILAS = 8

interface Cambio {
  readonly id: number
  readonly version: number
  readonly validado: boolean
}

/** The references, ticked once the bank paid them: "Editar", then "Guardar", on a PAGO day. */
export function LineasTab(): ReactElement {
  const [pagina, setPagina] = useState(1)
  const [explicada, setExplicada] = useState<LineaPorValidar | null>(null)
  const [cambios, setCambios] = useState<ReadonlyMap<number, Cambio> | null>(null)
  const { data, error, isPending, refetch } = usePaginaValidacion(pagina)
  const act = useAct<readonly Cambio[]>({
    call: (list) => api.call('PUT /api/validacion-pagos', { body: { cambios: list } }),
    keys: ['validacion-pagos'],
    toast: (_result, list) => (list.length === 1 ? 'Se guardó 1 cambio.' : `Se guardaron ${list.length} cambios.`),
    done: () => setCambios(null),
  })
  useLeaveGuard(cambios !== null && cambios.size > 0)
  const isEditing = cambios !== null
  const toggle = (linea: LineaPorValidar, validado: boolean): void => {
    const next = new Map(cambios)
    if (validado === linea.validado) next.delete(linea.id)
    else next.set(linea.id, { id: linea.id, version: linea.version, validado })
    setCambios(next)
  }
  const save = (): void => {
    if (cambios === null || cambios.size === 0) setCambios(null)
    else act.run([...cambios.values()])
  }
  const stop = (): void => {
    act.reset()
    setCambios(null)
  }
  return (
    <div className="stack">
      <VentanaPago />
      {act.error && <ErrorState title="No se guardó la validación." error={act.error} />}
      {error && <ErrorState title="No se pudieron cargar los pagos." error={error} onRetry={() => void refetch()} />}
      {!error && (
        <Card
          flush
          title="Referencias de pago"
          aside={
            <span className="validacion-botones">
              {isEditing && (
                <Button size="sm" disabled={act.busy} onClick={stop}>
                  Cancelar
                </Button>
              )}
              {isEditing ? (
                <Button size="sm" variant="primary" busy={act.busy} busyText="Guardando…" onClick={save}>
                  Guardar
                </Button>
              ) : (
                <Button
                  size="sm"
                  disabled={!data?.actions.includes('editar')}
                  onClick={() => {
                    act.reset()
                    setCambios(new Map())
                  }}
                >
                  Editar
                </Button>
              )}
            </span>
          }
        >
          <DataTable
            caption="Referencias de pago"
            columns={columnsOf(cambios, toggle, setExplicada)}
            rows={data?.lineas ?? []}
            rowKey={({ id }) => id}
            loading={isPending}
            minWidth={980}
            empty={<EmptyState icon={BadgeCheck} title="No hay registros para mostrar." />}
          />
          {data && data.total > FILAS && (
            <Paginas pagina={pagina} filas={FILAS} total={data.total} disabled={isEditing} onPagina={setPagina} />
          )}
        </Card>
      )}
      {explicada && (
        <ExplicacionLineaDialog de={{ referencia: explicada.referencia }} onClose={() => setExplicada(null)} />
      )}
    </div>
  )
}

function columnsOf(
  cambios: ReadonlyMap<number, Cambio> | null,
  toggle: (linea: LineaPorValidar, validado: boolean) => void,
  explicar: (linea: LineaPorValidar) => void,
): readonly Column<LineaPorValidar>[] {
  return [
    { key: 'id', header: 'Id', numeric: true, cell: ({ id }) => id },
    { key: 'entidad', header: 'Entidad', cut: true, cell: ({ entidad }) => entidad },
    { key: 'quincena', header: 'Quincena', cell: ({ quincena }) => quincena },
    { key: 'referencia', header: 'Referencia', mono: true, cell: ({ referencia }) => referenciaTexto(referencia) },
    {
      key: 'monto',
      header: 'Monto',
      numeric: true,
      cell: (linea) => (
        <ImporteExplicable centavos={linea.montoCentavos} de={linea.entidad} onExplicar={() => explicar(linea)} />
      ),
    },
    { key: 'estatus', header: 'Estatus', cell: (linea) => <Estatus linea={linea} /> },
    {
      key: 'validado',
      header: 'Validado',
      cell: (linea) => {
        const validado = cambios?.get(linea.id)?.validado ?? linea.validado
        if (cambios === null) return validado ? 'Sí' : 'No'
        return (
          <input
            type="checkbox"
            className="validacion-caja"
            checked={validado}
            disabled={linea.estatus !== 'PAGADO' && !linea.validado}
            aria-label={`Validar la referencia ${linea.referencia} de ${linea.entidad}`}
            onChange={(event) => toggle(linea, event.target.checked)}
          />
        )
      },
    },
    { key: 'validadoPor', header: 'Validado por', cut: true, cell: ({ validadoPor }) => validadoPor || '–' },
  ]
}

function Estatus({ linea: { estatus, multa } }: { linea: LineaPorValidar }): ReactElement {
  const isPaid = estatus === 'PAGADO'
  return (
    <StatusTag tone={isPaid ? 'green' : 'amber'} icon={isPaid ? CircleCheck : CircleAlert}>
      {`${ESTATUS_PAGO[estatus]}${multa ? ', multa' : ''}`}
    </StatusTag>
  )
}
