import { useSearchParams } from 'react-router-dom'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { entidadesTexto } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { cuerpoDe, useEntidadPedida } from '#admin/portal/fondos/quincena/use-entidad-pedida.ts'
import { OrganizacionCierres } from '#admin/shared/relojes/OrganizacionCierres.tsx'
import { rutaVolver } from '#admin/shared/rutas/ruta-volver.ts'
import { DetalleQuincena } from '#admin/portal/fondos/quincena/DetalleQuincena.tsx'
import { FondoCard } from './FondoCard.tsx'
import { useQuincena } from './use-aportaciones.ts'
import type { AportacionesQuincena } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { ReactElement } from 'react'
import './aportaciones.css'

/** `aportacionesDetalle`: the six funds of a quincena, by person (spec 3 §2.2). */
export default function AportacionesDetalle(): ReactElement {
  const [params] = useSearchParams()
  const quincena = params.get('quincena') ?? ''
  const { pedida } = useEntidadPedida()
  return (
    <DetalleQuincena
      titulo="Aportaciones"
      panel="aportacion"
      codigo={quincena}
      volver={rutaVolver(params, 'aportacion')}
      query={useQuincena(quincena, pedida)}
      facts={factsOf}
      descargas={[
        {
          call: `/api/aportaciones/quincenas/${encodeURIComponent(quincena)}/reporte`,
          body: cuerpoDe(pedida),
          archivo: 'Reporte_Aportaciones.xlsx',
          texto: 'Descargar reporte',
        },
      ]}
      cargando="Cargando las aportaciones"
      sobre={<OrganizacionCierres />}
    >
      {(data) => (
        <>
          {data.fondos.map((fondo) => (
            <FondoCard key={fondo.fondo} fondo={fondo} codigo={quincena} pedida={pedida} />
          ))}
          <Total data={data} />
        </>
      )}
    </DetalleQuincena>
  )
}

function factsOf({ chip, entidades, deEntidades, personas }: AportacionesQuincena): string {
  const [one] = entidades
  const varias = entidadesTexto({ entidades: entidades.length, deEntidades })
  const who = entidades.length === 1 && one ? [one.nombre, varias].filter(Boolean).join(', ') : varias
  return `${chip} · ${who} · ${cuentaTexto(personas, 'persona')}`
}

function Total({ data }: { data: AportacionesQuincena }): ReactElement {
  return (
    <p className="aportaciones-total">
      <span>
        Total general
        {data.licenciaCentavos !== 0 && (
          <span className="secondary">
            {' '}
            De la entidad {formatPesos(data.entidadCentavos)}; de personas en licencia{' '}
            {formatPesos(data.licenciaCentavos)}
          </span>
        )}
      </span>
      <strong>
        <MoneyText centavos={data.totalCentavos} />
      </strong>
    </p>
  )
}
