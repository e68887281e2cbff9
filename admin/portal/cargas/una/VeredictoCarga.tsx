import { Link, useSearchParams } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { CODIGOS_CARGA, isCodigoCarga } from '#domain/cargas/codigos.ts'
import { PAGOS_SIN_DESHACER } from '#domain/cargas/pagos/campos-pagos.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { isDeEntidad } from '#domain/cargas/tipos-carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { largaDeCodigo } from '#admin/portal/cargas/quincena-de-codigo.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { conRenglones } from './ver-renglones.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
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
    titulo: isDeEntidad(carga.tipo)
      ? 'Falta que el instituto la apruebe, en «Por autorizar».'
      : 'Falta que otra persona que carga pagos la autorice, en «Por autorizar».',
  }),
  aplicada: ({ carga }) => ({
    tone: 'good',
    titulo: 'Cargada.',
    texto: isDeEntidad(carga.tipo)
      ? `El cierre de la ${largaDeCodigo(carga.quincena)} se calcula con estos renglones.`
      : `Sus pagos ya cuentan. ${PAGOS_SIN_DESHACER}`,
  }),
  sustituida: () => ({ tone: 'info', titulo: 'Otra carga la sustituyó: sus renglones ya no cuentan.' }),
  deshecha: () => ({ tone: 'info', titulo: 'Se deshizo completa: sus renglones ya no cuentan.' }),
  descartada: () => ({ tone: 'info', titulo: 'Se descartó sin cargar ningún renglón.' }),
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
          <strong>No se cargó ningún renglón.</strong> {carga.aviso}
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
      {/* That somebody else authorises payments is the verdict itself. */}
      {impedimento !== '' && carga.estado !== 'revisada' && isDeEntidad(carga.tipo) && <Note>{impedimento}</Note>}
      {carga.estado === 'revisada' && <Sustituye detalle={detalle} />}
      {corregidaPor.length > 0 && (
        <Note>
          Sus renglones rechazados se corrigieron en <Folios folios={corregidaPor} />.
        </Note>
      )}
    </>
  )
}

function Enlace({ detalle: { carga } }: { detalle: DetalleCarga }): ReactNode {
  const [params] = useSearchParams()
  const { vistas } = useSession()
  if (carga.estado === 'por_aprobar' && vistas.includes('autorizaciones'))
    return <Link to={rutaVista('autorizaciones')}>Ir a Por autorizar</Link>
  if ((carga.estado === 'revisada' || carga.estado === 'rechazada') && carga.rechazados > 0)
    return <Link to={conRenglones(params, { veredicto: 'rechazado' })}>Ver los rechazados</Link>
  if (carga.estado === 'aplicada' && !isDeEntidad(carga.tipo) && vistas.includes('validacionPagos'))
    return <Link to={`${rutaVista('validacionPagos')}&tab=banco`}>Ver los pagos</Link>
  return null
}

function Sustituye({ detalle: { sustituye } }: { detalle: DetalleCarga }): ReactElement | null {
  if (sustituye === null) return null
  return (
    <Note tone="warn">
      <strong>
        Sustituiría a <Link to={rutaCarga(sustituye)}>{sustituye}</Link>,
      </strong>{' '}
      que paga lo mismo a las mismas personas. Al cargarla escribirás por qué.
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
