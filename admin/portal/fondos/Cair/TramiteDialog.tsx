import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { TIPOS_TRAMITE_CAIR, type TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { impideRecibo } from '#domain/fondos/cair/recibo.ts'
import { MOTIVOS_RETIRO, parteTexto } from '#domain/fondos/cair/retiro.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { aprobacionesOf } from '#admin/portal/fondos/tramites/aprobaciones-of.tsx'
import { EstadoTramiteTag } from '#admin/portal/fondos/tramites/EstadoTramiteTag.tsx'
import { TramiteDeDosDialog } from '#admin/portal/fondos/tramites/TramiteDeDosDialog.tsx'
import { buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { KEYS_CAIR, rutaCuenta } from './use-cair.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

const PATH = '/api/panel/cair-tramites'

/** A withdrawal or a voluntary contribution whole, with its receipt. */
export function TramiteDialog({ id, onClose }: { id: number; onClose: () => void }): ReactElement {
  const query = useQuery({
    queryKey: ['cair-tramites', 'uno', id],
    queryFn: ({ signal }) => api.call('GET /api/panel/cair-tramites/:id', { params: { id }, signal }),
  })
  return (
    <TramiteDeDosDialog
      id={id}
      query={query}
      path={PATH}
      keys={KEYS_CAIR}
      titulo={(tramite) => (tramite ? TIPOS_TRAMITE_CAIR[tramite.tipo] : 'Trámite CAIR')}
      sujeto="El trámite"
      aprobado="aprobado"
      otros={(tramite) =>
        impideRecibo(tramite) === '' && (
          <a className={buttonClass('default')} href={`${PATH}/${id}/recibo`} target="_blank" rel="noopener">
            <Icon icon={Printer} />
            Imprimir recibo
          </a>
        )
      }
      onClose={onClose}
    >
      {(tramite) => <Datos tramite={tramite} />}
    </TramiteDeDosDialog>
  )
}

function Datos({ tramite }: { tramite: TramiteCair }): ReactElement {
  const { motivo, beneficiarios } = tramite
  return (
    <KeyValueList
      wide
      items={[
        { label: 'Estado', value: <EstadoTramiteTag estado={tramite.estado} /> },
        { label: 'Persona', value: <Link to={rutaCuenta(tramite)}>{tramite.nombre}</Link> },
        { label: 'Importe', value: formatPesos(tramite.importeCentavos) },
        ...(tramite.consentimientoId === null ? [] : descuentoOf(tramite, tramite.consentimientoId)),
        ...(motivo === null ? [] : [{ label: 'Motivo', value: MOTIVOS_RETIRO[motivo].titulo }]),
        {
          label: motivo === null ? 'Fecha del depósito' : 'Fecha de solicitud',
          value: formatFecha(tramite.fecha as PlainDate),
        },
        ...beneficiarios.map(({ nombre, ...parte }) => ({
          label: 'Se entrega a',
          key: nombre,
          value: (
            <>
              {nombre}
              <div className="secondary">{parteTexto(parte)}</div>
            </>
          ),
        })),
        ...aprobacionesOf(tramite),
      ]}
    />
  )
}

/** What its loans take, with the paper that allows it. */
function descuentoOf({ importeCentavos, descuentoCentavos }: TramiteCair, consentimiento: string) {
  return [
    {
      label: 'Descuento de préstamos',
      value: (
        <>
          {formatPesos(descuentoCentavos)},{' '}
          <a href={`/api/archivos/${consentimiento}`} target="_blank" rel="noopener">
            con su consentimiento
          </a>
        </>
      ),
    },
    { label: 'Se entrega', value: formatPesos(importeCentavos - descuentoCentavos) },
  ]
}
