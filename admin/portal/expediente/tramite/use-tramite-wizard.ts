import { useCallback, useMemo, useState } from 'react'
import { quincenaPrevista } from '#domain/afiliacion/alta.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useStepNoted } from '#admin/portal/expediente/borrador/use-borrador-state.ts'
import { useStepAddress } from '#admin/portal/wizard/use-step-address.ts'
import { tramiteModel } from './tramite-model.ts'
import { writePath } from '#admin/portal/expediente/paths.ts'
import { lastOpenStep } from '#admin/portal/expediente/paso/step-checks.ts'
import { useTramiteState } from './use-tramite-state.ts'
import { useExpediente } from '#admin/portal/expediente/use-expediente.ts'
import { usePadron } from '#admin/portal/expediente/use-padron.ts'
import type { AltaPrevista } from '#domain/afiliacion/alta.ts'
import type { PasoAlta } from '#domain/afiliacion/borrador.ts'
import type { DatosLaboralesEnCaptura } from '#domain/afiliacion/datos/datos-laborales.ts'
import type { UsuarioSesion } from '#domain/usuarios/sesion.ts'
import type { VisorTarget } from '#admin/shared/documentos/visor/visor-paper.ts'
import type { Tramite } from './tramite-context.ts'
import type { ReglasTramite } from './reglas-tramite.ts'
import type { TramiteSource } from './tramite-source.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'
import type { PersonalPath } from '#admin/portal/expediente/paths.ts'

export interface TramiteWizardState {
  readonly tramite: Tramite
  readonly step: PasoAlta
  /** The furthest step that may be opened. */
  readonly last: number
  /** Counts failed attempts: the summary takes focus on each. */
  readonly attempt: number
  readonly tryStep: (step: number) => void
  readonly setServerErrors: (errors: Readonly<Record<string, string>>) => void
  readonly setParams: (changes: Readonly<Record<string, string | null>>, replace?: boolean) => void
  /** The step that is asked for while the documents step wants to be asked about before it is left. */
  readonly leaving: number | null
  readonly leave: (step: number | null) => void
  readonly visor: VisorTarget | null
  readonly closeVisor: () => void
}

interface Refused {
  readonly captura: Captura
  readonly errors: Readonly<Record<string, string>>
}

const NO_ERRORS: Readonly<Record<string, string>> = {}

/** The levels that the profile of a dependency fixes; central staff chooses freely (specification 1 §4.3). */
function fixedLevels({ user, central }: { user: UsuarioSesion; central: boolean }): DatosLaboralesEnCaptura {
  if (central || !user.id_entidad) return {}
  return {
    entidad: user.id_entidad,
    ...(user.id_adscripcion && { adscripcion: user.id_adscripcion }),
    ...(user.id_adscripcion && user.id_dependencia && { dependencia: user.id_dependencia }),
  }
}

/** Where the alta lands: a correction keeps the quincena of its movement, whatever today's is. */
function previstoDe(hoy: AltaPrevista, correccion: TramiteSource['correccion']): AltaPrevista {
  return correccion === null ? hoy : { ...hoy, ...quincenaPrevista(correccion.quincena), hasta: null }
}

/** Everything that the wizard's frame and steps share. `hoy` is where a request saved now would land, once it is known. */
export function useTramiteWizard(
  source: TramiteSource,
  reglas: ReglasTramite,
  hoy: AltaPrevista | undefined,
  onCreated: (id: string) => void,
): TramiteWizardState {
  const { user, perfil } = useSession()
  const state = useTramiteState(source, reglas.borrador, onCreated)
  const expediente = useExpediente(state, reglas.porMano)
  const previsto = useMemo(() => hoy && previstoDe(hoy, source.correccion), [hoy, source.correccion])
  const central = perfil.id === 1 || perfil.ambito === 'instituto'
  const fixed = useMemo(() => fixedLevels({ user, central }), [user, central])
  const { captura, kept, update, saveStep } = state
  const model = useMemo(
    () => tramiteModel({ captura, kept, previsto, fixed, reglas }),
    [captura, kept, previsto, fixed, reglas],
  )
  const padron = usePadron(model.valores, reglas.buscaEnPadron && source.correccion === null)
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Refused | null>(null)
  // The server judged what stood then: any change makes its messages old.
  const serverErrors = refused?.captura === captura ? refused.errors : NO_ERRORS
  const [leaving, setLeaving] = useState<number | null>(null)
  const [visor, setVisor] = useState<VisorTarget | null>(null)
  const address = useStepAddress(4, source.paso)
  const last = lastOpenStep({ model, padron, captura, reglas, expediente })
  // An address may ask for a step whose turn has not come; while the dates are being asked for it is left as it is.
  const step = Math.min(address.step, previsto ? last : Math.max(last, source.paso)) as PasoAlta
  useStepNoted(step, source.paso, saveStep)

  const write = useCallback(
    (path: PersonalPath, value: string) => {
      update((before) => ({ ...before, personales: writePath(before.personales, path, value) }))
    },
    [update],
  )
  const tryStep = useCallback((one: number) => {
    setTried((before) => new Set([...before, one]))
    setAttempt((count) => count + 1)
  }, [])
  const tramite: Tramite = {
    ...state,
    reglas,
    model,
    previsto,
    padron,
    expediente,
    fixed,
    correccion: source.correccion?.folio ?? null,
    corregida: source.correccion,
    borradorPropio: source.borrador?.propio ?? true,
    tried,
    serverErrors,
    write,
    openVisor: setVisor,
    goTo: address.goTo,
  }
  return {
    tramite,
    step,
    last,
    attempt,
    tryStep,
    setServerErrors: (errors) => setRefused({ captura, errors }),
    setParams: address.setParams,
    leaving,
    leave: setLeaving,
    visor,
    closeVisor: () => setVisor(null),
  }
}
