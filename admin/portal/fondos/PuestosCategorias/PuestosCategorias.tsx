import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAskUnsaved } from '#admin/shared/form/use-ask-unsaved.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { EliminarRenglon } from './EliminarRenglon.tsx'
import { FichaAumentos } from './aumentos/FichaAumentos.tsx'
import { FichaTipo } from './FichaTipo.tsx'
import { TablaGeneral } from './TablaGeneral.tsx'
import { useArbol, usePuestos } from './use-puestos.ts'
import type { CatalogoPuestos, RenglonPuestos, TipoCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { ReactElement } from 'react'
import type { Acciones } from './acciones.ts'
import './puestos.css'

/** "Catálogo de Puestos y Categorías" (specification 3 §2.14): a tab for each type, and the general view beside them; `&ficha=aumentos` opens the rises. */
export default function PuestosCategorias(): ReactElement {
  const { data, error, refetch } = usePuestos()
  return (
    <>
      <PageHeader
        vista="catalogoPuestosCategorias"
        facts="De dónde cuelga cada puesto y cuánto gana cada categoría, desde cuándo."
      />
      {error && !data && (
        <ErrorState title="No se pudo cargar el catálogo." error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton lines={8} label="Cargando el catálogo" />}
      {data && <Catalogo catalogo={data} />}
    </>
  )
}

type Ficha = Exclude<TipoCatalogo, 'sueldo'>

const AUMENTOS = 'aumentos'

const FICHAS: readonly { readonly key: Ficha; readonly title: string }[] = [
  { key: 'adscripcion', title: 'Adscripción' },
  { key: 'direccion', title: 'Direcciones' },
  { key: 'area', title: 'Área' },
  { key: 'puesto', title: 'Puesto' },
  { key: 'categoria', title: 'Categoría y Sueldo' },
]

function Catalogo({ catalogo }: { catalogo: CatalogoPuestos }): ReactElement {
  const arbol = useArbol(catalogo.renglones)
  const [params] = useSearchParams()
  const [ficha, setFicha] = useState<Ficha | typeof AUMENTOS>(
    params.get('ficha') === AUMENTOS ? AUMENTOS : 'adscripcion',
  )
  const [editando, setEditando] = useState<RenglonPuestos | null>(null)
  const [elimina, setElimina] = useState<RenglonPuestos | null>(null)
  const { ask, dialog } = useAskUnsaved('lo que escribiste en la ficha')
  const acciones: Acciones = {
    editar: (row) => {
      const isSame = row.tipo === editando?.tipo && row.id === editando.id
      if (isSame) return
      ask(() => {
        setEditando(row)
        setFicha(row.tipo === 'sueldo' ? 'categoria' : row.tipo)
      })
    },
    eliminar: setElimina,
    soltar: () => setEditando(null),
  }
  const enFicha = editando && (editando.tipo === ficha || (editando.tipo === 'sueldo' && ficha === 'categoria'))
  return (
    <>
      <Tabs
        label="Catálogos"
        selected={ficha}
        onSelect={(key) =>
          ask(() => {
            setEditando(null)
            setFicha(key as Ficha | typeof AUMENTOS)
          })
        }
        tabs={[
          ...FICHAS.map(({ key, title }) => ({
            key,
            title,
            content: (
              <div className="puestos">
                <FichaTipo
                  key={`${key} ${enFicha ? `${editando.tipo} ${editando.id}` : ''}`}
                  tipo={key}
                  editando={enFicha ? editando : null}
                  {...{ arbol, acciones }}
                  plazo={catalogo.plazo}
                />
                <TablaGeneral {...{ arbol, acciones }} editando={editando} />
              </div>
            ),
          })),
          { key: AUMENTOS, title: 'Aumentos', content: <FichaAumentos arbol={arbol} /> },
        ]}
      />
      {elimina && (
        <EliminarRenglon
          row={elimina}
          onClose={() => setElimina(null)}
          onDone={() => {
            if (editando?.tipo === elimina.tipo && editando.id === elimina.id) setEditando(null)
            setElimina(null)
          }}
        />
      )}
      {dialog}
    </>
  )
}
