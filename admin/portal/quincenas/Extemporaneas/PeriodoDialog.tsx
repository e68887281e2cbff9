import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import {
  CLASES_EXTEMPORANEA,
  LIMITES_EXTEMPORANEA,
  periodoEscritoIssues,
} from '#domain/fondos/extemporaneas/extemporanea.ts'
import { api } from '#admin/providers/api-client.ts'
import { attemptKey } from '#admin/portal/wizard/attempt-key.ts'
import { PapelCampo } from '#admin/portal/fondos/tramites/PapelCampo.tsx'
import { AreaField, DateField, MoneyField, SelectField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { CalculoTabla } from './CalculoTabla.tsx'
import { KEYS } from './use-extemporaneas.ts'
import type { ClaseExtemporanea } from '#domain/fondos/extemporaneas/extemporanea.ts'
import type {
  CalculoExtemporanea,
  ExtemporaneaPanel,
  ExtemporaneaVigente,
  PersonaExtemporanea,
} from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

interface Valores {
  readonly entidad: string
  readonly reemplaza: string
  readonly desde: string
  readonly hasta: string
  readonly sueldoCentavos: number | null
  readonly archivo: string
  readonly observaciones: string
}

interface Previsto {
  readonly valores: Valores
  readonly calculo: CalculoExtemporanea
}

interface PeriodoDialogProps {
  clase: ClaseExtemporanea
  persona: PersonaExtemporanea
  onClose: () => void
}

const periodoOf = (
  { entidad, reemplaza, desde, hasta, sueldoCentavos }: Valores,
  { clase, persona }: PeriodoDialogProps,
) => ({
  afiliadoId: persona.afiliadoId,
  entidadId: Number(entidad),
  clase,
  desde,
  hasta,
  sueldoCentavos: sueldoCentavos ?? 0,
  ...(reemplaza !== '' && { reemplaza }),
})

/** The days that are recognised and their salary; what they would charge is seen before it is asked for. */
export function PeriodoDialog(props: PeriodoDialogProps): ReactElement {
  const { clase, persona, onClose } = props
  const { titulo, papel } = CLASES_EXTEMPORANEA[clase]
  const [previsto, setPrevisto] = useState<Previsto | null>(null)
  const [initial, setInitial] = useState<Valores>({
    entidad: String(persona.entidades[0]?.id ?? ''),
    reemplaza: '',
    desde: '',
    hasta: '',
    sueldoCentavos: persona.sueldoCentavos || null,
    archivo: '',
    observaciones: '',
  })
  const act = useAct<Valores, Previsto>({
    call: async (valores) => {
      const calculo = await api.call('POST /api/panel/extemporaneas/previsto', { body: periodoOf(valores, props) })
      return { valores, calculo }
    },
    done: (seen) => {
      setInitial(seen.valores)
      setPrevisto(seen)
    },
  })
  if (previsto) return <Solicitar {...props} previsto={previsto} onBack={() => setPrevisto(null)} />
  return (
    <FormDialog
      id="extemporanea"
      act={act}
      initial={initial}
      rules={issuesOf}
      title={titulo}
      action="Ver lo que cobraría"
      busyText="Calculando…"
      failure="No se calculó la aportación."
      size="md"
      onClose={onClose}
    >
      <p>{persona.nombre}</p>
      <SelectField
        name="entidad"
        label="Entidad que la debe"
        options={persona.entidades.map(({ id, nombre, hastaChip }) => ({
          value: String(id),
          label: `${nombre}, cerrada hasta ${hastaChip}`,
        }))}
      />
      {persona.vigentes.length > 0 && (
        <SelectField
          name="reemplaza"
          label="Reemplaza a"
          optional
          help="Solo así se reducen los días o el sueldo que otra aportación reconoció."
          options={persona.vigentes.map((vigente) => ({ value: vigente.folio, label: vigenteTexto(vigente) }))}
        />
      )}
      <DateField name="desde" label="Primer día" />
      <DateField name="hasta" label="Último día" help="De quincenas que la entidad ya cerró." />
      <MoneyField name="sueldoCentavos" label="Sueldo mensual de esos días" />
      <PapelCampo name="archivo" llamada="POST /api/panel/extemporaneas-papeles" title={papel} />
      <AreaField name="observaciones" label="Observaciones" optional maxLength={LIMITES_EXTEMPORANEA.observaciones} />
    </FormDialog>
  )
}

const vigenteTexto = ({ folio, desde, hasta, sueldoCentavos }: ExtemporaneaVigente): string =>
  `${folio}, ${formatFecha(desde)} al ${formatFecha(hasta)}, ${formatPesos(sueldoCentavos)} al mes`

/** What can be told before the server is asked: the closed quincenas are its to know. */
function issuesOf({ sueldoCentavos, archivo, desde, hasta }: Valores): Issue[] {
  return [
    ...periodoEscritoIssues({ desde, hasta, sueldoCentavos: sueldoCentavos ?? NaN }),
    ...(archivo === '' ? [{ path: 'archivo', code: 'requerido', message: 'Sube el documento que lo comprueba.' }] : []),
  ]
}

interface SolicitarProps extends PeriodoDialogProps {
  previsto: Previsto
  onBack: () => void
}

function Solicitar({ previsto: { valores, calculo }, onBack, ...props }: SolicitarProps): ReactElement {
  const act = useAct<Valores, ExtemporaneaPanel>({
    call: (values) => {
      const { archivo, observaciones } = values
      const body = { ...periodoOf(values, props), archivo, observaciones }
      return api.call('POST /api/tramites/aportacion-extemporanea', {
        body,
        headers: { 'Idempotency-Key': attemptKey(body) },
      })
    },
    keys: KEYS,
    toast: ({ folio }) => `Se solicitó la aportación ${folio}: la aprueban dos personas.`,
    done: props.onClose,
  })
  return (
    <ActDialog
      title={CLASES_EXTEMPORANEA[props.clase].titulo}
      action="Solicitar aportación"
      busyText="Solicitando…"
      busy={act.busy}
      error={act.error}
      failure="No se solicitó la aportación."
      size="md"
      onSubmit={() => act.run(valores)}
      onClose={onBack}
    >
      <p>
        {props.persona.nombre}: lo que se cobraría hoy a{' '}
        {props.persona.entidades.find(({ id }) => String(id) === valores.entidad)?.nombre}.
      </p>
      <CalculoTabla calculo={calculo} />
      <Note>Se cobra cuando la aprueben dos personas; los intereses se cuentan hasta ese día.</Note>
    </ActDialog>
  )
}
