import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { AREAS_CASO, NOMBRE_AREA_CASO } from '#domain/procesos/casos/area-caso.ts'
import { ESTADOS_CASO, NOMBRE_ESTADO_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { api } from '#admin/providers/api-client.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { rutaCasos } from '#admin/shared/casos/ruta-caso.ts'
import { AreaCards } from './AreaCards.tsx'
import { cifrasDe } from './cifras.ts'
import { PastelCard } from './PastelCard.tsx'
import { TablaCard } from './TablaCard.tsx'
import type { Cifras } from './cifras.ts'
import type { AreaCaso } from '#domain/procesos/casos/area-caso.ts'
import type { ReactElement } from 'react'
import '#admin/portal/procesos/Inicio/inicio.css'
import './panel-general.css'

/** The colours of the states are those of their tags; modules have none of their own. */
const COLOR_ESTADO = ['var(--amber)', 'var(--blue)', 'var(--green)'] as const
const COLOR_MODULO = [
  'var(--brand)',
  'var(--teal)',
  'var(--indigo)',
  'var(--amber)',
  'var(--red)',
  'var(--ink-3)',
] as const

function useArea(): readonly [AreaCaso | null, (area: AreaCaso | null) => void] {
  const [params, setParams] = useSearchParams()
  const area = AREAS_CASO.find((each) => each === params.get('area')) ?? null
  const choose = (next: AreaCaso | null): void => {
    const copy = new URLSearchParams(params)
    if (next === null) copy.delete('area')
    else copy.set('area', next)
    setParams(copy, { replace: true })
  }
  return [area, choose]
}

/** `procesosDashboard`: cases by area, their totals and shares, and the table (specification 2 §2.20). */
export default function PanelGeneral(): ReactElement {
  const [area, setArea] = useArea()
  const { data, error, refetch } = useQuery({
    queryKey: ['casos-resumen'],
    queryFn: ({ signal }) => api.call('GET /api/panel/casos/resumen', { signal }),
  })
  const cifras = data && cifrasDe(data, area)
  return (
    <>
      <PageHeader
        vista="procesosDashboard"
        facts={data && <Facts {...cifrasDe(data, null)} />}
        actions={<LinkButton to={rutaCasos(area === null ? {} : { area })}>Ver la lista de casos</LinkButton>}
      />
      <div className="stack">
        {error && <ErrorState title="No se pudo cargar el panel." error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={4} height={72} label="Cargando el panel" />}
        {data && cifras && (
          <>
            <AreaCards resumen={data} area={area} onChoose={setArea} />
            <Totales cifras={cifras} titulo={area === null ? 'Todas las áreas' : NOMBRE_AREA_CASO[area]} />
            <div className="pasteles">
              <PastelCard
                title="Casos por estado"
                concepto="Estado"
                colors={COLOR_ESTADO}
                data={ESTADOS_CASO.map((estado) => ({
                  nombre: NOMBRE_ESTADO_CASO[estado],
                  n: cifras.porEstado[estado],
                }))}
              />
              <PastelCard
                title="Casos por módulo actual"
                concepto="Módulo"
                colors={COLOR_MODULO}
                data={cifras.porModulo}
              />
            </div>
            <TablaCard area={area} titulo={area === null ? 'Casos' : `Casos de ${NOMBRE_AREA_CASO[area]}`} />
          </>
        )}
      </div>
    </>
  )
}

function Facts({ total, activos, vencidos }: Cifras): ReactElement {
  return (
    <>
      {cuentaTexto(activos, 'proceso activo', 'procesos activos')} de {formatCuenta(total)};{' '}
      {vencidos === 0 ? 'ninguno vencido' : cuentaTexto(vencidos, 'vencido', 'vencidos')}.
    </>
  )
}

function Totales({ cifras, titulo }: { cifras: Cifras; titulo: string }): ReactElement {
  const rows: readonly (readonly [string, number])[] = [
    ['Total', cifras.total],
    ...ESTADOS_CASO.map((estado) => [NOMBRE_ESTADO_CASO[estado], cifras.porEstado[estado]] as const),
    ['Vencidos', cifras.vencidos],
  ]
  return (
    <section className="card totales" aria-label={`Totales: ${titulo}`}>
      <h2>{titulo}</h2>
      <dl>
        {rows.map(([label, n]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCuenta(n)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
