import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LIMITES_PREFERENCIAS, type VistaLista } from '#domain/usuarios/preferencias.ts'
import { usePreferences } from '#admin/providers/preferences-context.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { useList } from '#admin/shared/list/list-state.ts'
import { NombreVistaDialog } from './NombreVistaDialog.tsx'
import type { Columnas } from '#admin/shared/list/columnas/use-columnas.ts'
import type { ReactElement } from 'react'

/** The ways of looking at this list that the person named: filters, order and columns, taken with one click. */
export function VistasMenu({ columnas }: { columnas: Pick<Columnas<never>, 'ocultas' | 'claves'> }): ReactElement {
  const list = useList()
  const { listas, setLista } = usePreferences()
  const { success } = useToast()
  const [naming, setNaming] = useState(false)
  const vistas = listas[list.resource]?.vistas ?? []
  const keep = (next: readonly VistaLista[]): void => setLista(list.resource, { vistas: next })
  const take = ({ filtro, orden, ocultas, columnas: claves }: VistaLista): void => {
    setLista(list.resource, { ocultas, columnas: claves, orden })
    list.setFilters(filtro)
    list.setSort({ field: orden.campo, order: orden.sentido })
  }
  const save = (nombre: string): void => {
    const orden = { campo: list.sort.field, sentido: list.sort.order }
    const filtro = list.filters as VistaLista['filtro']
    const vista = { nombre, filtro, orden, ocultas: columnas.ocultas, columnas: columnas.claves }
    keep([...vistas.filter((one) => one.nombre !== nombre), vista])
    setNaming(false)
    // Kept a moment later: what cannot be kept says so itself.
    success(`La vista «${nombre}» está en Vistas guardadas.`)
  }
  const full = vistas.length >= LIMITES_PREFERENCIAS.vistas
  return (
    <>
      <Menu
        className="icon-btn"
        label="Vistas guardadas"
        items={[
          ...vistas.map((vista) => ({ label: vista.nombre, icon: Bookmark, onSelect: () => take(vista) })),
          ...(full ? [] : [{ label: 'Guardar esta vista…', icon: BookmarkPlus, onSelect: () => setNaming(true) }]),
          ...vistas.map((vista) => ({
            label: `Quitar «${vista.nombre}»`,
            icon: Trash2,
            danger: true,
            onSelect: () => keep(vistas.filter((one) => one !== vista)),
          })),
        ]}
      >
        <Icon icon={Bookmark} />
      </Menu>
      {naming && (
        <NombreVistaDialog taken={vistas.map(({ nombre }) => nombre)} onSave={save} onClose={() => setNaming(false)} />
      )}
    </>
  )
}
