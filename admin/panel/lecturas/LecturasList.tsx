import { ScanText } from 'lucide-react'
import { useListaDe } from '#admin/panel/recurso.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { TITULO_CORTO } from '#admin/shared/documentos/papeles.ts'
import { COLUMNAS_LECTURAS } from './columnas.tsx'
import { MesesCard } from './MesesCard.tsx'
import { ResumenCards } from './ResumenCards.tsx'
import { FUENTE_TEXTO, mesTexto } from './textos.ts'
import { UltimasCard } from './UltimasCard.tsx'
import { useResumen } from './use-resumen.ts'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { LecturaCampoPanel } from '#domain/documentos/correcciones.ts'
import type { FiltroResumen } from './use-resumen.ts'
import type { ReactElement } from 'react'
import './lecturas.css'

const TEXTOS: TextosLista = {
  tabla: 'Campos leídos',
  buscar: '',
  falla: 'No se pudieron cargar las lecturas.',
  uno: 'campo',
  varios: 'campos',
  vacia: (
    <EmptyState icon={ScanText} title="Todavía no hay lecturas juzgadas">
      Al guardar un alta se compara lo que se leyó de sus documentos con lo que la persona guardó, y aquí se cuenta.
    </EmptyState>
  ),
}

const ALL: FiltroResumen = {}

/** How the reader of papers does in real use: what people kept, confirmed and corrected of what it read. */
export function LecturasList(): ReactElement {
  return (
    <PanelList resource="lecturas" columnas={COLUMNAS_LECTURAS} sort={{ field: 'corregidos', order: 'DESC' }}>
      <PageHeader
        vista="panelLecturas"
        facts="Qué tan bien se leen los documentos: lo leído frente a lo que cada persona guardó."
      />
      <div className="stack">
        <Figures />
      </div>
    </PanelList>
  )
}

function Figures(): ReactElement {
  const list = useListaDe('lecturas')
  const resumen = useResumen(list.filterValues as FiltroResumen)
  const months = useResumen(ALL).data?.porMes.map(({ mes }) => mes) ?? []
  const { data, error, refetch } = resumen
  return (
    <>
      {error && <ErrorState title="No se pudieron cargar las cifras." error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} height={40} label="Cargando las cifras" />}
      {data && data.archivos > 0 && <ResumenCards resumen={data} />}
      <ListTable<LecturaCampoPanel>
        textos={TEXTOS}
        columnas={COLUMNAS_LECTURAS}
        filtros={filtros(months)}
        sinBusqueda
      />
      {data && data.archivos > 0 && <MesesCard porMes={data.porMes} />}
      {data && data.archivos > 0 && <UltimasCard ultimas={data.ultimas} />}
    </>
  )
}

function filtros(months: readonly string[]): Filtro[] {
  return [
    {
      key: 'documento',
      label: 'Documento',
      placeholder: 'Todos',
      opciones: DOCUMENTOS_LEIBLES.map((valor) => ({ valor, label: TITULO_CORTO[valor] })),
    },
    {
      key: 'fuente',
      label: 'Fuente',
      opciones: Object.entries(FUENTE_TEXTO).map(([valor, label]) => ({ valor, label })),
    },
    {
      key: 'mes',
      label: 'Mes',
      placeholder: 'Todos',
      opciones: months.map((valor) => ({ valor, label: mesTexto(valor) })),
    },
  ]
}
