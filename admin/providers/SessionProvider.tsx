import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from './api-client.ts'
import { isApiError } from './api-error.ts'
import { preferenceSaver } from './preference-saver.ts'
import { ReauthDialog } from './ReauthDialog.tsx'
import { setReauthHandler } from './reauth.ts'
import { SessionContext } from './session-context.ts'
import { clearUser, storeUser } from './stored-user.ts'
import type { RespuestaLogin, RespuestaSesion } from '#domain/usuarios/sesion.ts'
import type { ReactElement, ReactNode } from 'react'

const QUERY_KEY = ['sesion'] as const

async function fetchSession(): Promise<RespuestaSesion | null> {
  try {
    return await api.get<RespuestaSesion>('/api/sesion', { anonymous: true })
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null
    throw error
  }
}

/** Who is looking, and the way back in when the session expires under an open screen. */
export function SessionProvider({ children }: { children: ReactNode }): ReactElement {
  const client = useQueryClient()
  const query = useQuery({ queryKey: QUERY_KEY, queryFn: fetchSession, staleTime: Infinity })
  const session = query.data ?? null
  const current = useRef(session)
  const [answer, setAnswer] = useState<((signedIn: boolean) => void) | null>(null)

  useEffect(() => {
    current.current = session
    if (session) storeUser(session.user)
    else if (query.isSuccess) clearUser()
  }, [session, query.isSuccess])
  useEffect(() => {
    setReauthHandler(() => {
      if (!current.current) return Promise.resolve(false)
      return new Promise((resolve) => setAnswer(() => resolve))
    })
    return () => setReauthHandler(null)
  }, [])

  const signIn = useCallback(
    async (usuario: string, pass: string): Promise<RespuestaSesion> => {
      await api.post<RespuestaLogin>('/api/login', { usuario, pass }, { anonymous: true })
      const next = await api.get<RespuestaSesion>('/api/sesion', { anonymous: true })
      client.setQueryData(QUERY_KEY, next)
      return next
    },
    [client],
  )
  const forget = useCallback(() => {
    clearUser()
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'sesion' && queryKey[0] !== 'info' })
    client.setQueryData(QUERY_KEY, null)
  }, [client])
  const signOut = useCallback(async (): Promise<void> => {
    await preferenceSaver.flush()
    try {
      await api.post('/api/logout', {}, { anonymous: true })
    } catch (error) {
      if (!isApiError(error) || error.status !== 401) throw error
    }
    clearUser()
    window.location.assign('/pinicio')
  }, [])
  const reload = useCallback(async (): Promise<void> => {
    await client.refetchQueries({ queryKey: QUERY_KEY })
  }, [client])

  const status = query.isPending ? 'loading' : query.isError ? 'error' : 'ready'
  const value = useMemo(
    () => ({ status, session, error: query.error, signIn, signOut, reload }) as const,
    [status, session, query.error, signIn, signOut, reload],
  )
  const finish = (signedIn: boolean): void => {
    setAnswer(null)
    answer?.(signedIn)
    if (!signedIn) forget()
  }
  return (
    <SessionContext value={value}>
      {children}
      {answer && session && (
        <ReauthDialog
          usuario={session.user.usuario}
          onSignIn={signIn}
          onDone={() => finish(true)}
          onLeave={() => finish(false)}
        />
      )}
    </SessionContext>
  )
}
