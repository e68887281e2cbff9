import { useGetList, useResourceContext } from 'react-admin'

const ALL = {}

/** Rows of the whole list, or of those that `filter` leaves; undefined until it is known. */
export function useTotal(filter: Readonly<Record<string, string>> = ALL): number | undefined {
  const resource = useResourceContext() ?? ''
  const { total } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, filter })
  return total
}
