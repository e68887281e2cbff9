import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { isRecordError } from './record-error.ts'

interface GuardarState<T> {
  /** Creates (without `id`) or changes a record of the panel, and gives it back; undefined when it was refused. */
  readonly save: (id: number | null, data: object) => Promise<T | undefined>
  readonly busy: boolean
  readonly error: unknown
}

/** Saves a module or process through react-admin's data provider, pessimistic; what was shown is read again afterwards. */
export function useGuardar<T extends { readonly id: number }>(resource: 'modulos' | 'procesos'): GuardarState<T> {
  const provider = useDataProvider()
  const client = useQueryClient()
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null })
  const refresh = (): Promise<unknown> =>
    Promise.all(
      ['modulos', 'procesos', 'proceso', 'mapa', 'documentos'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  const save = async (id: number | null, data: object): Promise<T | undefined> => {
    setState({ busy: true, error: null })
    try {
      const answer =
        id === null
          ? await provider.create<T>(resource, { data })
          : await provider.update<T>(resource, { id, data, previousData: { id } as T })
      // Until what it changed is shown it is not over: the form is still there, and a second press would make another.
      await refresh()
      setState({ busy: false, error: null })
      return answer.data
    } catch (error) {
      setState({ busy: false, error })
      if (isRecordError(error, 'version')) await refresh()
      return undefined
    }
  }
  return { ...state, save }
}
