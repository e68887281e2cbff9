import { Check, Printer, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { CLASES_EXTEMPORANEA, LIMITES_EXTEMPORANEA } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { EstadoTramiteTag } from '#admin/portal/fondos/tramites/EstadoTramiteTag.tsx'
import { RechazarDialog } from '#admin/portal/fondos/tramites/RechazarDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button, buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { CalculoTabla } from './CalculoTabla.tsx'
import { KEYS, PATH, useExtemporanea } from './use-extemporaneas.ts'
import type { ExtemporaneaPanel } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

/** A late contribution whole: what was asked, what it comes to, who approved it, its line, and what may be done. */
export function ExtemporaneaDialog({ id, onClose }: { id: number; onClose: () => void }): ReactElement {
  const { data, error, refetch } = useExtemporanea(id)
  const [rejecting, setRejecting] = useState(false)
  const approve = useAct<{ version: number }, ExtemporaneaPanel>({
    call: (body) => api.post(`${PATH}/${id}/aprobar`, body),
    keys: KEYS,
    toast: ({ folio, estado }) =>
      estado === 'aprobado' ? `La aportación ${folio} quedó aprobada.` : `Falta una aprobación de ${folio}.`,
    done: onClose,
  })
  const linea = useAct<object, ExtemporaneaPanel>({
    call: () => api.post(`${PATH}/${id}/linea`, {}),
    keys: KEYS,
    toast: () => 'La línea de pago está lista.',
  })
  if (data && rejecting)
    return (
      <RechazarDialog tramite={data} path={PATH} keys={KEYS} maxLength={LIMITES_EXTEMPORANEA.nota} onClose={onClose} />
    )
  const has = (action: ExtemporaneaPanel['actions'][number]): boolean => data?.actions.includes(action) ?? false
  const referencia = data?.pago?.linea?.referencia
  return (
    <Dialog
      open
      size="md"
      title={data ? `${CLASES_EXTEMPORANEA[data.clase].titulo} ${data.folio}` : 'Aportación extemporánea'}
      onClose={onClose}
      locked={approve.busy}
      footer={
        <>
          {referencia !== undefined && (
            <a
              className={buttonClass('default')}
              href={`/api/lineas-pago/${referencia}/hoja`}
              target="_blank"
              rel="noopener"
            >
              <Icon icon={Printer} />
              Línea de pago
            </a>
          )}
          {has('linea') && data?.pago?.linea?.vencida && (
            <Button icon={RefreshCw} busy={linea.busy} busyText="Generando…" onClick={() => linea.run({})}>
              Generar línea
            </Button>
          )}
          {has('rechazar') && <Button onClick={() => setRejecting(true)}>Rechazar</Button>}
          {data && has('aprobar') && (
            <Button
              variant="primary"
              icon={Check}
              busy={approve.busy}
              busyText="Aprobando…"
              onClick={() => approve.run({ version: data.version })}
            >
              Aprobar
            </Button>
          )}
          {!has('aprobar') && <Button onClick={onClose}>Cerrar</Button>}
        </>
      }
    >
      <div className="stack">
        {approve.error && <ErrorState title="No se aprobó la aportación." error={approve.error} />}
        {linea.error && <ErrorState title="No se generó la línea." error={linea.error} />}
        {error && <ErrorState title="No se pudo cargar la aportación." error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={8} label="Cargando la aportación" />}
        {data && <Datos extemporanea={data} />}
        {data && data.estado !== 'rechazado' && <CalculoTabla calculo={data.calculo} />}
      </div>
    </Dialog>
  )
}

function Datos({ extemporanea }: { extemporanea: ExtemporaneaPanel }): ReactElement {
  const { estado, desde, hasta, pago, primera, resuelto, nota, observaciones, archivoId } = extemporanea
  const dia = (text: string): string => formatFecha(text as PlainDate)
  return (
    <KeyValueList
      wide
      items={[
        { label: 'Estado', value: <EstadoTramiteTag estado={estado} /> },
        { label: 'Persona', value: extemporanea.nombre },
        { label: 'Entidad que la debe', value: extemporanea.entidad },
        { label: 'Periodo', value: `${dia(desde)} al ${dia(hasta)}` },
        { label: 'Sueldo mensual', value: formatPesos(extemporanea.sueldoCentavos) },
        {
          label: 'Documento',
          value: (
            <a href={`/api/archivos/${archivoId}`} target="_blank" rel="noopener">
              Ver el documento
            </a>
          ),
        },
        { label: 'Solicitó', value: extemporanea.solicitado },
        { label: 'Primera aprobación', value: primera },
        { label: estado === 'rechazado' ? 'Rechazó' : 'Segunda aprobación', value: resuelto },
        ...(nota === '' ? [] : [{ label: 'Motivo del rechazo', value: nota }]),
        ...(observaciones === '' ? [] : [{ label: 'Observaciones', value: observaciones }]),
        ...(pago === null
          ? []
          : [
              { label: 'Por pagar', value: <strong>{formatPesos(pago.debeCentavos)}</strong> },
              { label: 'Referencia', value: <span className="mono">{pago.linea?.referenciaTexto}</span> },
              { label: 'Fecha límite', value: pago.linea && formatFecha(pago.linea.limite) },
            ]),
      ]}
    />
  )
}
