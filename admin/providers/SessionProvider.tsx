import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from './api-client.ts'
import { isApiError } from './api-error.ts'
import { preferenceSaver } from './preference-saver.ts'
import { ReauthDialog } from './ReauthDialog.tsx'
import { setReauthHandler } from './reauth.ts'
import { SessionContext } from './session-context.ts'
import { clearUser, storeUser } from './stored-user.ts'
import type { RespuestaSesion } from '#domain/usuarios/sesion.ts'
import type { ReactElement, ReactNode } from 'react'

const QUERY_KEY = ['sesion'] as const

async function fetchSession(): Promise<RespuestaSesion | null> {
  try {
    return await api.call('GET /api/sesion', { anonymous: true })
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null
    throw error
  }
}

/** Whether the same person is in all the same: a call that left with the cookie before a new one was handed out. */
async function stillIn(session: RespuestaSesion): Promise<boolean> {
  const now = await fetchSession().catch(() => null)
  return now?.user.id === session.user.id
}

/** A page brought back from the browser's memory (Back, after signing out) asks anew who is in. */
function useFreshPage(): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}

/** Who is looking, and the way back in when the session expires under an open screen. */
export function SessionProvider({ children }: { children: ReactNode }): ReactElement {
  useFreshPage()
  const client = useQueryClient()
  const query = useQuery({ queryKey: QUERY_KEY, queryFn: fetchSession, staleTime: Infinity })
  const session = query.data ?? null
  const current = useRef(session)
  const [enteredHere, setEnteredHere] = useState(false)
  const [answer, setAnswer] = useState<((signedIn: boolean) => void) | null>(null)

  useEffect(() => {
    current.current = session
    if (session) storeUser(session.user)
    else if (query.isSuccess) clearUser()
  }, [session, query.isSuccess])
  useEffect(() => {
    setReauthHandler(() => {
      if (!current.current) return Promise.resolve(false)
      return stillIn(current.current).then((alive) => alive || new Promise((resolve) => setAnswer(() => resolve)))
    })
    return () => setReauthHandler(null)
  }, [])

  const enter = useCallback(
    async (llamada: 'POST /api/login' | 'POST /api/login/codigo', body: object): Promise<RespuestaSesion> => {
      await api.call(llamada, { body, anonymous: true })
      const next = await api.call('GET /api/sesion', { anonymous: true })
      client.setQueryData(QUERY_KEY, next)
      setEnteredHere(true)
      return next
    },
    [client],
  )
  const signIn = useCallback((usuario: string, pass: string) => enter('POST /api/login', { usuario, pass }), [enter])
  const signInWithCodigo = useCallback(
    (desafio: string, codigo: string) => enter('POST /api/login/codigo', { desafio, codigo }),
    [enter],
  )
  const forget = useCallback(() => {
    clearUser()
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'sesion' && queryKey[0] !== 'tema' })
    client.setQueryData(QUERY_KEY, null)
  }, [client])
  const signOut = useCallback(async (): Promise<void> => {
    await preferenceSaver.flush()
    try {
      await api.call('POST /api/logout', { body: {}, anonymous: true })
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
    () => ({ status, session, error: query.error, enteredHere, signIn, signInWithCodigo, signOut, reload }) as const,
    [status, session, query.error, enteredHere, signIn, signInWithCodigo, signOut, reload],
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
          onCodigo={signInWithCodigo}
          onDone={() => finish(true)}
          onLeave={() => finish(false)}
        />
      )}
    </SessionContext>
  )
}
