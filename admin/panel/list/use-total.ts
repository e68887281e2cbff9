import { useContext } from 'react'
import { useGetList, useResourceContext } from 'react-admin'
import { Permanente } from './permanente.ts'

const ALL = {}

/** Rows of the whole list (of its part of the resource, where it shows one), or of those that `filter` leaves; undefined until it is known. */
export function useTotal(filter: Readonly<Record<string, string>> = ALL): number | undefined {
  const resource = useResourceContext() ?? ''
  const permanente = useContext(Permanente)
  const { total } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    filter: { ...permanente, ...filter },
  })
  return total
}
