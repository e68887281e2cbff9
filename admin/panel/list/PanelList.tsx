import { useMemo } from 'react'
import { ListBase } from 'react-admin'
import { usePreferences } from '#admin/providers/preferences-context.ts'
import { Permanente } from './permanente.ts'
import { useBusqueda } from './use-busqueda.ts'
import { filasPreferidas, ordenPreferido } from './use-orden.ts'
import type { Columna } from './lista.ts'
import type { ReactElement, ReactNode } from 'react'
import type { SortPayload } from 'react-admin'
import './list.css'

interface PanelListProps<Row> {
  resource: string
  columnas: readonly Columna<Row>[]
  /** Of who has not ordered it yet. */
  sort: SortPayload
  /** A filter that nobody takes away: which part of the resource the list is. */
  permanente?: Readonly<Record<string, unknown>>
  children: ReactNode
}

const ENTERO = {}
const silent = { onError: () => undefined }

/**
 * react-admin's list: page, sort and closed filters in the address, the search apart (see useBusqueda). It opens in the
 * order that the person left it in. A failure is told in the list's own place.
 */
export function PanelList<Row>(props: PanelListProps<Row>): ReactElement {
  const { resource, columnas, sort, permanente = ENTERO, children } = props
  const lista = usePreferences().listas[resource]
  const [busqueda] = useBusqueda(resource)
  const filter = useMemo(() => ({ ...permanente, ...(busqueda !== '' && { q: busqueda }) }), [permanente, busqueda])
  return (
    <ListBase
      resource={resource}
      sort={ordenPreferido(lista, columnas, sort)}
      perPage={filasPreferidas(lista)}
      filter={filter}
      queryOptions={silent}
    >
      <Permanente value={permanente}>{children}</Permanente>
    </ListBase>
  )
}
