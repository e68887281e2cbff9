import { Link, useSearchParams } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { rutaPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { CODIGOS_CARGA, isCodigoCarga } from '#domain/cargas/codigos.ts'
import { dejanTexto } from '#domain/cargas/dejan-texto.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { tipoCarga, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { largaDeCodigo } from '#admin/portal/cargas/quincena-de-codigo.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { conRenglones } from './ver-renglones.ts'
import type { Carga, DeshacerPropuesto, DetalleCarga } from '#domain/cargas/carga.ts'
import type { EstadoCarga } from '#domain/cargas/estado-carga.ts'
import type { NoteTone } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement, ReactNode } from 'react'

interface Veredicto {
  readonly tone: NoteTone
  readonly titulo: string
  readonly texto?: string
}

const renglones = (n: number): string => cuentaTexto(n, 'renglón', 'renglones')

function revisada({ carga, entran }: DetalleCarga): Veredicto {
  const { rechazados } = carga
  if (entran === 0)
    return {
      tone: 'bad',
      titulo: 'Ningún renglón entra.',
      texto: 'Descarga los rechazados, corrígelos y carga ese archivo.',
    }
  if (rechazados === 0)
    return { tone: 'good', titulo: 'Listo para cargar.', texto: `Entran todos: ${renglones(entran)}.` }
  return {
    tone: 'warn',
    titulo: `${entran === 1 ? 'Entra' : 'Entran'} ${renglones(entran)} y se ${rechazados === 1 ? 'rechaza' : 'rechazan'} ${renglones(rechazados)}.`,
    texto: 'Carga los que entran. Los rechazados se corrigen aparte y se cargan después.',
  }
}

/** What its state means for whoever reads it; nothing while a step of it runs, which says so itself. */
const VEREDICTOS: Readonly<Record<EstadoCarga, ((detalle: DetalleCarga) => Veredicto) | null>> = {
  leyendo: null,
  aplicando: null,
  revisada,
  rechazada: () => ({ tone: 'bad', titulo: 'El archivo se rechazó completo: no entró ningún renglón.' }),
  por_validar: () => ({
    tone: 'info',
    titulo: 'Falta validarla.',
    texto: 'La valida otra persona de la dependencia, no quien la cargó.',
  }),
  por_aprobar: ({ carga }) => ({
    tone: 'info',
    titulo: `Falta que ${quienAprueba(carga.tipo)}, en «Por autorizar».`,
  }),
  aplicada: ({ carga }) => ({
    tone: 'good',
    titulo: 'Cargada.',
    texto: hechoTexto(carga),
  }),
  sustituida: () => ({ tone: 'info', titulo: 'Otra carga la sustituyó: sus renglones ya no cuentan.' }),
  deshecha: () => ({ tone: 'info', titulo: 'Se deshizo completa: sus renglones ya no cuentan.' }),
  descartada: () => ({ tone: 'info', titulo: 'Se descartó sin cargar ningún renglón.' }),
}

function quienAprueba(tipo: TipoCargaId): string {
  const { autoriza } = tipoCarga(tipo)
  return autoriza.por === 'otra_persona' ? `${autoriza.quien} la autorice` : 'el instituto la apruebe'
}

/** What a load that counts did. */
function hechoTexto({ tipo, quincena }: Carga): string {
  const { delInstituto, deEntidad } = tipoCarga(tipo)
  if (delInstituto) return `${delInstituto.hecho} ${delInstituto.sinDeshacer ?? ''}`.trim()
  return deEntidad?.hecho ?? `El cierre de la ${largaDeCodigo(quincena)} se calcula con estos renglones.`
}

/** States in which a load waits for approvals. */
const FALTA_APROBAR: ReadonlySet<EstadoCarga> = new Set(['por_validar', 'por_aprobar'])

/** The one verdict of a load, at its top, with what keeps this person from the next act. */
export function VeredictoCarga({ detalle }: { detalle: DetalleCarga }): ReactElement | null {
  const { carga, impedimento, corregidaPor, refuerzo } = detalle
  const veredicto = VEREDICTOS[carga.estado]?.(detalle) ?? null
  return (
    <>
      {carga.aviso !== '' && (
        <Note tone="warn" live>
          {carga.estado === 'revisada' && <strong>No se cargó ningún renglón.</strong>} {carga.aviso}
        </Note>
      )}
      {veredicto && (
        <Note tone={veredicto.tone} live action={<Enlace detalle={detalle} />}>
          <strong>{veredicto.titulo}</strong> {veredicto.texto}
          {carga.rechazo !== '' && <Rechazo rechazo={carga.rechazo} />}
        </Note>
      )}
      {refuerzo.length > 0 && FALTA_APROBAR.has(carga.estado) && (
        <Note tone="warn">
          <strong>La autoriza también un jefe de departamento, después del auxiliar.</strong> {refuerzo.join(' ')}
        </Note>
      )}
      {/* That another person authorises it is the verdict itself. */}
      {impedimento !== '' && carga.estado === 'por_validar' && <Note>{impedimento}</Note>}
      {detalle.porDeshacer && <PorDeshacer propuesto={detalle.porDeshacer} />}
      {carga.estado === 'revisada' && <Sustituye detalle={detalle} />}
      <Aprueban detalle={detalle} />
      <Avisos detalle={detalle} />
      {corregidaPor.length > 0 && (
        <Note>
          Sus renglones rechazados se corrigieron en <Folios folios={corregidaPor} />.
        </Note>
      )}
    </>
  )
}

/** The proposal to undo it: the act is not offered again while it waits. */
function PorDeshacer({
  propuesto: { id, folio, propuso, propuestaAt, motivo },
}: {
  propuesto: DeshacerPropuesto
}): ReactElement {
  const { vistas } = useSession()
  return (
    <Note
      tone="warn"
      live
      action={vistas.includes('autorizaciones') && <Link to={rutaPropuesta(id)}>Ver {folio}</Link>}
    >
      <strong>Se propuso deshacerla: espera en «Por autorizar» como {folio}.</strong> {propuso},{' '}
      {fechaHora(propuestaAt)}: {motivo}
    </Note>
  )
}

function Enlace({ detalle: { carga } }: { detalle: DetalleCarga }): ReactNode {
  const [params] = useSearchParams()
  const { vistas } = useSession()
  if (carga.estado === 'por_aprobar' && vistas.includes('autorizaciones'))
    return <Link to={rutaVista('autorizaciones')}>Ir a Por autorizar</Link>
  if ((carga.estado === 'revisada' || carga.estado === 'rechazada') && carga.rechazados > 0)
    return <Link to={conRenglones(params, { veredicto: 'rechazado' })}>Ver los rechazados</Link>
  const { delInstituto, deEntidad } = tipoCarga(carga.tipo)
  const ver = delInstituto?.ver ?? deEntidad?.ver
  if (carga.estado === 'aplicada' && ver && vistas.includes(ver.vista)) return <Link to={ver.ruta}>{ver.texto}</Link>
  return null
}

function Sustituye({ detalle: { sustituye, dejan, carga } }: { detalle: DetalleCarga }): ReactElement | null {
  if (sustituye === null) return null
  return (
    <Note tone="warn">
      <strong>
        Sustituiría a <Link to={rutaCarga(sustituye)}>{sustituye}</Link>
      </strong>
      , que {tipoCarga(carga.tipo).deEntidad?.repite ?? ''}. {dejanTexto(dejan)} Al cargarla escribirás por qué.
    </Note>
  )
}

/** Who makes it count once it is loaded. */
function Aprueban({ detalle: { aprueban } }: { detalle: DetalleCarga }): ReactElement | null {
  if (aprueban.length === 0) return null
  return (
    <Note>
      <strong>Después de cargarla:</strong>
      <ol className="carga-rechazo">
        {aprueban.map((paso) => (
          <li key={paso}>{paso}</li>
        ))}
      </ol>
    </Note>
  )
}

/** What people should look at in the file, though its rows enter. */
function Avisos({ detalle: { avisos } }: { detalle: DetalleCarga }): ReactElement | null {
  if (avisos.length === 0) return null
  return (
    <Note tone="warn">
      <strong>Comprueba el archivo.</strong> {avisos.join(' ')}
    </Note>
  )
}

/** Why the whole file was refused, each reason with what to do about it. */
function Rechazo({ rechazo }: { rechazo: string }): ReactElement {
  const motivos = rechazo.split('\n').filter((linea) => linea.trim() !== '')
  return (
    <ul className="carga-rechazo">
      {motivos.map((motivo) => (
        <li key={motivo}>
          {motivo}
          <Remedio motivo={motivo} />
        </li>
      ))}
    </ul>
  )
}

function Remedio({ motivo }: { motivo: string }): ReactElement | null {
  const codigo = /[A-C]\d{3}$/.exec(motivo.trim())?.[0] ?? ''
  return isCodigoCarga(codigo) ? <div>{CODIGOS_CARGA[codigo].remedio}</div> : null
}

function Folios({ folios }: { folios: readonly string[] }): ReactElement {
  return (
    <>
      {folios.map((folio, index) => (
        <span key={folio}>
          {index > 0 && ', '}
          <Link to={rutaCarga(folio)}>{folio}</Link>
        </span>
      ))}
    </>
  )
}
