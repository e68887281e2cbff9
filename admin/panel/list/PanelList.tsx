import { useMemo } from 'react'
import { ListBase } from 'react-admin'
import { useBusqueda } from './use-busqueda.ts'
import type { ReactElement, ReactNode } from 'react'
import type { SortPayload } from 'react-admin'
import './list.css'

interface PanelListProps {
  resource: string
  sort: SortPayload
  perPage?: number
  children: ReactNode
}

const silent = { onError: () => undefined }

/**
 * react-admin's list: page, sort and closed filters in the address, the search apart (see useBusqueda). A failure is told in
 * the list's own place.
 */
export function PanelList({ resource, sort, perPage = 25, children }: PanelListProps): ReactElement {
  const [busqueda] = useBusqueda(resource)
  const filter = useMemo(() => (busqueda === '' ? {} : { q: busqueda }), [busqueda])
  return (
    <ListBase resource={resource} sort={sort} perPage={perPage} filter={filter} queryOptions={silent}>
      {children}
    </ListBase>
  )
}
