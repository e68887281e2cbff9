import { useSearchParams } from 'react-router-dom'
import { rutaVolver } from '#admin/shared/rutas/ruta-volver.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { entidadesTexto } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { cuerpoDe, useEntidadPedida } from '#admin/portal/fondos/quincena/use-entidad-pedida.ts'
import { OrganizacionCierres } from '#admin/shared/relojes/OrganizacionCierres.tsx'
import { DetalleQuincena } from '#admin/portal/fondos/quincena/DetalleQuincena.tsx'
import { QuincenaRetenida } from './QuincenaRetenida.tsx'
import { SinRetenciones } from './SinRetenciones.tsx'
import { useRetencionesQuincena } from './use-retenciones.ts'
import type { RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { ReactElement } from 'react'
import './retenciones.css'

/** `retencionDetalle`: the withholdings of a quincena by kind of loan (spec 3 §2.4). */
export default function RetencionDetalle(): ReactElement {
  const [params] = useSearchParams()
  const codigo = params.get('quincena') ?? ''
  const { pedida } = useEntidadPedida()
  const base = `/api/retenciones/${encodeURIComponent(codigo)}`
  const body = cuerpoDe(pedida)
  return (
    <DetalleQuincena
      titulo="Retenciones"
      panel="retencion"
      codigo={codigo}
      volver={rutaVolver(params, 'retencion')}
      query={useRetencionesQuincena(codigo, pedida)}
      facts={factsOf}
      vacia={(data) => data.sinRetenciones && <SinRetenciones data={data} por={data.sinRetenciones} pedida={pedida} />}
      descargas={[
        { call: `${base}/exportar`, body, archivo: `orden-retencion-${codigo}.zip`, texto: 'Descargar orden' },
        { call: `${base}/reporte`, body, archivo: 'Reporte_Retenciones.xlsx', texto: 'Descargar reporte' },
      ]}
      cargando="Cargando las retenciones"
      sobre={<OrganizacionCierres />}
    >
      {(data) => <QuincenaRetenida data={data} />}
    </DetalleQuincena>
  )
}

function factsOf({ chip, entidades, avance }: RetencionesQuincena): string {
  const [one] = entidades
  const cierran = avance ? entidadesTexto(avance) : ''
  if (!one) return [chip, cierran].filter(Boolean).join(' · ')
  const varias = cierran || cuentaTexto(entidades.length, 'entidad', 'entidades')
  return `${chip} · ${entidades.length === 1 ? [one.nombre, cierran].filter(Boolean).join(', ') : varias}`
}
