import { BadgeCheck, CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { estatusPagoTexto } from '#domain/fondos/pagos/panel-pagos.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ExportMenu } from '#admin/shared/list/exportar/ExportMenu.tsx'
import { exportadosTexto, exportRows, type FormatoExporte } from '#admin/shared/list/exportar/export-rows.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { ExplicacionLineaDialog } from '#admin/shared/pagos/ExplicacionLineaDialog.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { CambiadasNote } from './CambiadasNote.tsx'
import { Paginas } from './Paginas.tsx'
import { usePaginaValidacion } from './use-validacion.ts'
import { VentanaPago } from './VentanaPago.tsx'
import type { LineaPorValidar } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'
import type { Cambios, EdicionValidacion } from './use-edicion-validacion.ts'

/** Rows of a page, and page buttons at once (spec 3 §9). */
const FILAS = 8

/** The references, ticked once the bank paid them: "Editar", then "Guardar", on a PAGO day. */
export function LineasTab({ edicion }: { edicion: EdicionValidacion }): ReactElement {
  const [explicada, setExplicada] = useState<LineaPorValidar | null>(null)
  const { pagina, cambios, busy, cambiadas } = edicion
  const { data, error, isPending, refetch } = usePaginaValidacion(pagina)
  const isEditing = cambios !== null
  const total = { n: data?.total ?? 0, masDe: false }
  const exporte = useAct({
    call: (formato: FormatoExporte) =>
      exportRows('referencias-pago', { sort: ['quincena', 'DESC'], filter: {}, formato }),
    toast: (archivo) => exportadosTexto(archivo, total, 'referencia', 'referencias'),
  })
  return (
    <div className="stack">
      <VentanaPago />
      {data?.valida === false && (
        <Note>Tu perfil no valida pagos: quien los registra no los valida. Lo hace Tesorería.</Note>
      )}
      {edicion.error &&
        (cambiadas.length > 0 ? (
          <CambiadasNote mensaje={edicion.error.message} cambiadas={cambiadas} cambios={cambios} />
        ) : (
          <ErrorState title="No se guardó la validación." error={edicion.error} />
        ))}
      {error && <ErrorState title="No se pudieron cargar los pagos." error={error} onRetry={() => void refetch()} />}
      {exporte.error !== null && <ErrorState title="No se pudo exportar." error={exporte.error} />}
      {!error && (
        <Card
          flush
          title="Referencias de pago"
          aside={
            <span className="validacion-botones">
              {!isEditing && (
                <ExportMenu place="tarjeta" count={data && total} busy={exporte.busy} onExport={exporte.run} />
              )}
              {isEditing && (
                <Button size="sm" disabled={busy} onClick={edicion.stop}>
                  Cancelar
                </Button>
              )}
              {isEditing ? (
                <Button size="sm" variant="primary" busy={busy} busyText="Guardando…" onClick={edicion.save}>
                  Guardar
                </Button>
              ) : (
                data?.valida !== false && (
                  <Button size="sm" disabled={!data?.actions.includes('editar')} onClick={edicion.edit}>
                    Editar
                  </Button>
                )
              )}
            </span>
          }
        >
          <DataTable
            caption="Referencias de pago"
            columns={columnsOf(cambios, edicion.toggle, setExplicada)}
            rows={data?.lineas ?? []}
            rowKey={({ id }) => id}
            loading={isPending}
            minWidth={980}
            empty={<EmptyState icon={BadgeCheck} title="No hay registros para mostrar." />}
          />
          {data && data.total > FILAS && (
            <Paginas
              pagina={pagina}
              filas={FILAS}
              total={data.total}
              disabled={isEditing}
              onPagina={edicion.setPagina}
            />
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
  cambios: Cambios | null,
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

function Estatus({ linea }: { linea: LineaPorValidar }): ReactElement {
  const isPaid = linea.estatus === 'PAGADO'
  return (
    <StatusTag tone={isPaid ? 'green' : 'amber'} icon={isPaid ? CircleCheck : CircleAlert}>
      {estatusPagoTexto(linea)}
    </StatusTag>
  )
}
