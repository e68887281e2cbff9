import { useQuery } from '@tanstack/react-query'
import { Check, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { TIPOS_TRAMITE_CAIR, type TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { LIMITES_RETIRO, MOTIVOS_RETIRO } from '#domain/fondos/cair/retiro.ts'
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
import { KEYS_CAIR, rutaCuenta } from './use-cair.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

/** A procedure whole: what was asked, its paper, who approved, and what may be done. */
export function TramiteDialog({ id, onClose }: { id: number; onClose: () => void }): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: ['cair-tramites', 'uno', id],
    queryFn: ({ signal }) => api.get<TramiteCair>(`/api/panel/cair-tramites/${id}`, { signal }),
  })
  const [rejecting, setRejecting] = useState(false)
  const act = useAct<{ version: number }, TramiteCair>({
    call: (body) => api.post(`/api/panel/cair-tramites/${id}/aprobar`, body),
    keys: KEYS_CAIR,
    toast: ({ folio, estado }) =>
      estado === 'aprobado' ? `El trámite ${folio} quedó aprobado.` : `Falta una aprobación de ${folio}.`,
    done: onClose,
  })
  if (data && rejecting)
    return (
      <RechazarDialog
        tramite={data}
        path="/api/panel/cair-tramites"
        keys={KEYS_CAIR}
        maxLength={LIMITES_RETIRO.nota}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      open
      size="md"
      title={data ? `${TIPOS_TRAMITE_CAIR[data.tipo]} ${data.folio}` : 'Trámite CAIR'}
      onClose={onClose}
      locked={act.busy}
      footer={
        <>
          {data && (
            <a
              className={buttonClass('default')}
              href={`/api/panel/cair-tramites/${id}/recibo`}
              target="_blank"
              rel="noopener"
            >
              <Icon icon={Printer} />
              Imprimir recibo
            </a>
          )}
          {data?.actions.includes('rechazar') && <Button onClick={() => setRejecting(true)}>Rechazar</Button>}
          {data?.actions.includes('aprobar') && (
            <Button
              variant="primary"
              icon={Check}
              busy={act.busy}
              busyText="Aprobando…"
              onClick={() => act.run({ version: data.version })}
            >
              Aprobar
            </Button>
          )}
          {!data?.actions.includes('aprobar') && <Button onClick={onClose}>Cerrar</Button>}
        </>
      }
    >
      <div className="stack">
        {act.error && <ErrorState title="No se aprobó el trámite." error={act.error} />}
        {error && <ErrorState title="No se pudo cargar el trámite." error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={8} label="Cargando el trámite" />}
        {data && <Datos tramite={data} />}
      </div>
    </Dialog>
  )
}

function Datos({ tramite }: { tramite: TramiteCair }): ReactElement {
  const { motivo, beneficiarios, estado, primera, resuelto } = tramite
  return (
    <KeyValueList
      wide
      items={[
        { label: 'Estado', value: <EstadoTramiteTag estado={estado} /> },
        { label: 'Persona', value: <Link to={rutaCuenta(tramite.afiliadoId)}>{tramite.nombre}</Link> },
        { label: 'Importe', value: formatPesos(tramite.importeCentavos) },
        ...(motivo === null ? [] : [{ label: 'Motivo', value: MOTIVOS_RETIRO[motivo].titulo }]),
        {
          label: motivo === null ? 'Fecha del depósito' : 'Fecha de solicitud',
          value: formatFecha(tramite.fecha as PlainDate),
        },
        ...beneficiarios.map(({ nombre, porcentaje, importeCentavos }) => ({
          label: 'Se entrega a',
          key: nombre,
          value: `${nombre}, ${porcentaje / 100} %: ${formatPesos(importeCentavos)}`,
        })),
        {
          label: 'Documento',
          value: (
            <a href={`/api/archivos/${tramite.archivoId}`} target="_blank" rel="noopener">
              Ver el documento
            </a>
          ),
        },
        { label: 'Solicitó', value: tramite.solicitado },
        { label: 'Primera aprobación', value: primera },
        { label: estado === 'rechazado' ? 'Rechazó' : 'Segunda aprobación', value: resuelto },
        ...(tramite.nota === '' ? [] : [{ label: 'Motivo del rechazo', value: tramite.nota }]),
        ...(tramite.observaciones === '' ? [] : [{ label: 'Observaciones', value: tramite.observaciones }]),
      ]}
    />
  )
}
