import { CircleCheck, CircleX, Clock, Minus } from 'lucide-react'
import { clavesDePapeles } from '#domain/afiliacion/cotejo/claves-explicadas.ts'
import { edadCsfMeses, isSituacionIrregular, MESES_CSF_RECIENTE } from '#domain/afiliacion/cotejo/cotejo-avisos.ts'
import { curpContraDatos } from '#domain/afiliacion/cotejo/curp-contra-datos.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { ConDuda } from './ConDuda.tsx'
import type { TramiteModel } from '#admin/portal/expediente/tramite/tramite-model.ts'
import type { FilaCurp } from '#domain/afiliacion/cotejo/curp-contra-datos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

interface Look {
  readonly tone: StatusTone
  readonly icon: LucideIcon
  readonly word: string
}

const LOOK: Readonly<Record<FilaCurp['resultado'], Look>> = {
  coincide: { tone: 'green', icon: CircleCheck, word: 'Coincide' },
  difiere: { tone: 'red', icon: CircleX, word: 'Difiere' },
  sin_leer: { tone: 'neutral', icon: Minus, word: 'Sin comparar' },
}

/** The CURP of the form against its person, or of its own paper while the form has no whole name. */
function curpFilas({ valores, papeles }: TramiteModel): FilaCurp[] {
  const { nombres = '', apellidoPaterno = '', apellidoMaterno = '', curp = '' } = valores
  const { fechaNacimiento = '', sexo = '', entidad = '' } = papeles.curp ?? {}
  // Where papers differ on the name the form has none yet: then the CURP is held against its own paper.
  const whole = nombres !== '' && apellidoPaterno !== ''
  const typed = whole ? { nombres, apellidoPaterno, apellidoMaterno } : papeles.curp
  return curpContraDatos(curp || (papeles.curp?.curp ?? ''), { ...typed, fechaNacimiento, sexo, entidad })
}

/** Whether the CURP says something else than what stands beside it. */
export function curpDifiere(model: TramiteModel): boolean {
  return curpFilas(model).some(({ resultado }) => resultado === 'difiere')
}

/** The CURP that stands against the name, date, sex and state of its person: the key repeats them. */
export function CurpFacts(): ReactElement | null {
  const { model } = useTramite()
  const filas = curpFilas(model)
  if (filas.length === 0) return null
  return (
    <section aria-labelledby="cotejo-curp">
      <h3 id="cotejo-curp">La CURP contra los datos</h3>
      <KeyValueList
        wide
        items={filas.map(({ campo, etiqueta, enCurp, enDatos, resultado }) => ({
          label: etiqueta,
          value: (
            <span className="cotejo-fact">
              <span>{resultado === 'difiere' ? `La CURP dice ${enCurp} y el dato ${enDatos}` : enDatos || enCurp}</span>
              <Tag look={LOOK[resultado]} />
            </span>
          ),
          key: campo,
        }))}
      />
      {clavesDePapeles(model.papeles) === 'explicada' && (
        <p className="small secondary">
          CURP y RFC empiezan distinto y las dos son las de este nombre: cada una se forma con sus reglas.
        </p>
      )}
    </section>
  )
}

function Tag({ look: { tone, icon, word } }: { look: Look }): ReactElement {
  return (
    <StatusTag tone={tone} icon={icon}>
      {word}
    </StatusTag>
  )
}

/** How old the constancia is, its régimen and situación. */
export function CsfFacts({ today }: { today: PlainDate | undefined }): ReactElement | null {
  const { model } = useTramite()
  const { csf } = model.papeles
  if (!csf) return null
  const emision = parsePlainDate(csf.fechaEmision ?? '')
  const months = today ? edadCsfMeses(model.papeles, today) : null
  const regimen = [csf.regimen ?? []].flat().filter((text) => text !== '')
  const duda = (campo: 'fechaEmision' | 'situacion' | 'regimen'): boolean =>
    (csf[campo] ?? '').length > 0 && model.seguros.csf?.[campo] === undefined
  return (
    <section aria-labelledby="cotejo-csf">
      <h3 id="cotejo-csf">Constancia de Situación Fiscal</h3>
      <KeyValueList
        wide
        items={[
          {
            label: 'Emitida',
            value: (
              <span className="cotejo-fact">
                <ConDuda duda={duda('fechaEmision')}>{emision ? formatFecha(emision) : 'No se leyó'}</ConDuda>
                {months !== null && <Tag look={ageLook(months)} />}
              </span>
            ),
          },
          {
            label: 'Situación',
            value: (
              <ConDuda duda={duda('situacion')}>
                <Situacion situacion={csf.situacion ?? ''} />
              </ConDuda>
            ),
          },
          {
            label: 'Régimen',
            value: <ConDuda duda={duda('regimen')}>{regimen.length > 0 ? regimen.join('; ') : 'No se leyó'}</ConDuda>,
          },
        ]}
      />
    </section>
  )
}

/** "De este mes", "1 mes", "14 meses": old from three months on. */
function ageLook(months: number): Look {
  const word = months === 0 ? 'De este mes' : months === 1 ? '1 mes' : `${months} meses`
  const old = months >= MESES_CSF_RECIENTE
  return { tone: old ? 'amber' : 'green', icon: old ? Clock : CircleCheck, word }
}

function Situacion({ situacion }: { situacion: string }): ReactElement {
  if (situacion === '') return <>No se leyó</>
  const bad = isSituacionIrregular(situacion)
  return <Tag look={{ tone: bad ? 'red' : 'green', icon: bad ? CircleX : CircleCheck, word: situacion }} />
}

/** A suspended or cancelled taxpayer is said aloud: it does not block, but nobody should miss it. */
export function SituacionNote(): ReactElement | null {
  const { model } = useTramite()
  const situacion = (model.papeles.csf?.situacion ?? '').trim()
  if (!isSituacionIrregular(situacion)) return null
  return (
    <Note tone="bad" live>
      <strong>En el SAT la persona aparece como {situacion.toUpperCase()}.</strong>{' '}
      {model.seguros.csf?.situacion === undefined && 'Se leyó con poca certeza: compruébalo en la constancia. '}El alta
      puede continuar; avísale que debe regularizar su situación fiscal.
    </Note>
  )
}
