import { useEffect, useRef, useState } from 'react'
import { WizardFooter } from '#admin/shared/ui/acciones/WizardFooter.tsx'
import { saveMark } from '#admin/portal/wizard/use-draft-saver.ts'
import { ErrorDialog, Procesando, type TextoFallo } from '#admin/portal/wizard/TramiteDialogs.tsx'
import { useSaveTramite } from '#admin/portal/wizard/use-save-tramite.ts'
import { ETIQUETA } from '#admin/portal/expediente/paths.ts'
import { esperaPapeles, sinLlegar } from '#admin/portal/expediente/paso/step-checks.ts'
import { stepErrors, stepOfPath } from '#admin/portal/expediente/paso/step-errors.ts'
import { DescartarTramite } from './DescartarTramite.tsx'
import { GuardarConDudas } from './GuardarConDudas.tsx'
import type { ReactElement } from 'react'
import type { TramiteCall } from '#admin/portal/wizard/use-save-tramite.ts'
import type { TramiteWizardState } from './use-tramite-wizard.ts'

interface TramiteFooterProps<Body, Answer> {
  wizard: TramiteWizardState
  call: TramiteCall<Body, Answer>
  /** What is sent; every step is valid by then. `borrador` is null when no draft could be made. */
  body: (borrador: string | null) => Body
  /** Labels of the button that goes on, a step each; the last one saves. */
  labels: readonly string[]
  /** Said while it is saved: "Guardando el alta". */
  saving: string
  /** Whether leaving the documents step asks first. */
  pregunta: boolean
  /** What was written otherwise than the papers say it, a sentence each: asked before it is saved. */
  dudas?: readonly string[]
  /** A correction that asks for the same as what was returned: asked before it is saved. Null while it is not known. */
  sinCambios: boolean | null
  /** Said when the network or the server failed, before what the failure says of itself. */
  fallo?: TextoFallo
  /** Takes the place of the error when the record changed meanwhile: the person chooses. `motivo` says who changed it and when. */
  stale?: (close: () => void, motivo: string) => ReactElement
  onSaved: (answer: Answer) => void
  onDiscarded: () => void
}

/** Refusals about the person: the documents step shows who it is. */
const DE_LA_PERSONA = ['duplicado', 'movimiento_abierto', 'ya_activo', 'ya_baja']

/** Anterior, Siguiente, "Guardado 10:42", and the one call that saves. */
export function TramiteFooter<Body, Answer>(props: TramiteFooterProps<Body, Answer>): ReactElement {
  const { wizard, labels, pregunta, dudas = [], sinCambios } = props
  const { tramite, step, setServerErrors } = wizard
  const saving = useSaveTramite(props.call)
  const closed = !tramite.editable && tramite.borradorPropio
  const final = step === labels.length
  const firstBroken = [1, 2, 3].find((one) => stepErrors(tramite, one).errors.length > 0)

  const { next, asking } = useNext(wizard, pregunta)
  const [doubting, setDoubting] = useState(false)
  const press = (): void => {
    if (firstBroken) {
      tramite.goTo(firstBroken)
      wizard.tryStep(firstBroken)
    } else if (dudas.length > 0 || sinCambios) setDoubting(true)
    else void save()
  }
  const save = async (): Promise<void> => {
    setDoubting(false)
    await tramite.saver.flush()
    const borrador = await tramite.ensureDraft().catch(() => null)
    const answer = await saving.save(props.body(borrador))
    if (answer) props.onSaved(answer)
  }
  const closeError = (): void => {
    const { campos = {}, codigo = '' } = saving.failure ?? {}
    saving.dismiss()
    if (codigo === 'estatus') {
      tramite.cerrar(saving.failure?.message ?? '')
      return
    }
    // What is of the whole request has no field to go to.
    const [path] = Object.keys(campos).filter((one) => one in ETIQUETA || one.startsWith('documentos.'))
    if (path) {
      setServerErrors(campos)
      tramite.goTo(stepOfPath(path))
      wizard.tryStep(stepOfPath(path))
    } else if (DE_LA_PERSONA.includes(codigo)) tramite.goTo(1)
  }
  const guardar = useWhenKnown(tramite.previsto !== undefined && sinCambios !== null, press)
  const go = final ? guardar.run : next
  return (
    <>
      <WizardFooter
        // Closed: the note at the top says why, and holds the ways on.
        save={closed ? { kind: 'none' } : saveMark(tramite.draft, () => void tramite.saver.flush())}
        onBack={step > 1 ? () => tramite.goTo(step - 1) : undefined}
        onNext={tramite.editable ? go : step < wizard.last ? next : undefined}
        nextLabel={labels[step - 1] ?? ''}
        final={final}
        busy={saving.busy || asking || guardar.waiting}
        busyText={guardar.waiting ? esperaParaGuardar(wizard) : asking ? esperaTexto(wizard) : 'Guardando…'}
        start={!closed && <DescartarTramite wizard={wizard} onDiscarded={props.onDiscarded} />}
      />
      {doubting && (
        <GuardarConDudas
          dudas={dudas}
          sinCambios={sinCambios === true}
          onContinue={() => void save()}
          onClose={() => setDoubting(false)}
        />
      )}
      {saving.busy && <Procesando label={props.saving} />}
      {saving.failure &&
        (saving.failure.codigo === 'version' && props.stale ? (
          props.stale(saving.dismiss, saving.failure.message)
        ) : (
          <ErrorDialog
            failure={saving.failure}
            {...(props.fallo && { fallo: props.fallo })}
            onClose={closeError}
            onRetry={() => void save()}
          />
        ))}
    </>
  )
}

/** An act that waits for what it is judged by: pressed before, it is done once that has come. */
function useWhenKnown(known: boolean, act: () => void): { run: () => void; waiting: boolean } {
  const [pressed, setPressed] = useState(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!pressed || !known) return
    setPressed(false)
    latest.current()
  }, [pressed, known])
  return { run: () => setPressed(true), waiting: pressed && !known }
}

/**
 * Goes on from a step. While the padrón is asked who has these keys, and before the last step while papers are read, the button
 * waits for the answer, and then goes on or says it.
 */
function useNext(wizard: TramiteWizardState, pregunta: boolean): { next: () => void; asking: boolean } {
  const { tramite, step, tryStep } = wizard
  const [pressed, setPressed] = useState<number | null>(null)
  const waits = (tramite.padron.loading && step <= 2) || (step === 3 && esperaPapeles(tramite))
  const go = (): void => {
    if (stepErrors(tramite, step).errors.length > 0 || photosAsked(wizard)) tryStep(step)
    else if (waits) setPressed(step)
    else if (step === 3 && sinLlegar(tramite).length > 0) {
      tramite.goTo(1)
      tryStep(1)
    } else if (step === 1 && pregunta) wizard.leave(2)
    else tramite.goTo(step + 1)
  }
  const answered = pressed !== null && !waits
  const settle = useRef(go)
  useEffect(() => {
    // An answer that sent back to the documents is told there.
    settle.current = pressed === step ? go : () => tryStep(step)
  })
  useEffect(() => {
    if (!answered) return
    setPressed(null)
    settle.current()
  }, [answered])
  return { next: go, asking: pressed !== null }
}

/** What the button that saves waits for: the calendar, or what was saved before. */
function esperaParaGuardar({ tramite: { previsto } }: TramiteWizardState): string {
  return previsto === undefined ? 'Verificando las fechas…' : 'Comparando con lo enviado…'
}

/** What the button waits for. */
function esperaTexto({ tramite, step }: TramiteWizardState): string {
  return step === 3 && esperaPapeles(tramite) ? 'Leyendo documentos…' : 'Consultando el padrón…'
}

/** A photo of which nobody has said yet what it is to become belongs to the step. */
function photosAsked({ tramite, step }: TramiteWizardState): boolean {
  return step === 1 && tramite.expediente.jobs.some(({ phase }) => phase === 'foto')
}
