import { FileUp, TableProperties } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useCan } from '#admin/providers/use-can.ts'
import { origenDeTexto } from '#admin/portal/cargas/nueva/origen-archivo.ts'
import { NuevaCarga } from '#admin/portal/cargas/nueva/NuevaCarga.tsx'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { rutaPlanos } from '#admin/portal/cargas/planos/ruta-plano.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { COLUMNAS_CARGAS } from './columnas-cargas.tsx'
import { useFiltrosCargas } from './use-filtros-cargas.ts'
import type { Carga } from '#domain/cargas/carga.ts'
import type { TextosLista } from '#admin/shared/list/lista.ts'
import type { ComponentProps, ReactElement } from 'react'

const SORT = { field: 'folio', order: 'DESC' } as const

const TEXTOS: Omit<TextosLista, 'vacia'> = {
  tabla: 'Cargas de archivos',
  buscar: 'Archivo o entidad',
  falla: 'No se pudieron cargar los archivos enviados.',
  uno: 'carga',
  varios: 'cargas',
}

/** The history of loads, and the way to begin one; `?nueva=1` opens its form, `?nueva=pagos` for a kind, with `&asunto=` for what it is about. */
export function ListaCargas(): ReactElement {
  const [params, setParams] = useSearchParams()
  const puede = useCan('cargas.cargar')
  const administra = useCan('cargas.administrar')
  const abrir = (nueva: boolean): void =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (nueva) next.set('nueva', '1')
      else for (const each of ['nueva', 'asunto']) next.delete(each)
      return next
    })
  const boton = puede && (
    <Button variant="primary" icon={FileUp} onClick={() => abrir(true)}>
      Cargar un archivo
    </Button>
  )
  return (
    <>
      <PageHeader
        vista="cargas"
        facts="Nóminas, retenciones y movimientos que envían las dependencias, y los archivos del instituto: pagos, cuentas, catálogos y sueldos. Cada archivo se revisa antes de cargarse, y lo que mueve dinero no cuenta hasta que se aprueba."
        actions={
          <>
            {administra && (
              <LinkButton icon={TableProperties} to={rutaPlanos()}>
                Planos
              </LinkButton>
            )}
            {boton}
          </>
        }
      />
      <PortalList resource={KEY_CARGAS} columnas={COLUMNAS_CARGAS} sort={SORT}>
        <Historial puede={puede} />
      </PortalList>
      {puede && params.has('nueva') && <NuevaCarga {...pedidaEn(params)} onClose={() => abrir(false)} />}
    </>
  )
}

/** The kind of file that an address names, and what it is about. */
function pedidaEn(params: URLSearchParams): Pick<ComponentProps<typeof NuevaCarga>, 'origen' | 'asunto'> {
  const origen = origenDeTexto(params.get('nueva') ?? '')
  return { ...(origen && { origen }), asunto: params.get('asunto') ?? '' }
}

function Historial({ puede }: { puede: boolean }): ReactElement {
  const filtros = useFiltrosCargas()
  return (
    <ListTable<Carga>
      textos={{ ...TEXTOS, vacia: <SinCargas puede={puede} /> }}
      columnas={COLUMNAS_CARGAS}
      filtros={filtros}
    />
  )
}

function SinCargas({ puede }: { puede: boolean }): ReactElement {
  return (
    <EmptyState icon={FileUp} title="Todavía no hay cargas">
      <p>
        Aquí queda cada archivo que envía una dependencia o carga el instituto: quién lo cargó, cuántos renglones
        entraron y en qué va.
      </p>
      {puede && (
        <p>
          Para empezar, elige «Cargar un archivo» y el archivo que te entregaron. Primero verás qué haría: nada se carga
          hasta que lo confirmas.
        </p>
      )}
    </EmptyState>
  )
}
