import { Link, useSearchParams } from 'react-router-dom'
import { CODIGOS_CARGA, isCodigoCarga, isRechazo } from '#domain/cargas/codigos.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { conRenglones } from './ver-renglones.ts'
import type { CuentaFalta, DetalleCarga } from '#domain/cargas/carga.ts'
import type { CodigoCarga } from '#domain/cargas/codigos.ts'
import type { ReactElement } from 'react'

interface FaltaConocida extends CuentaFalta {
  readonly codigo: CodigoCarga
}

const isConocida = (falta: CuentaFalta): falta is FaltaConocida => isCodigoCarga(falta.codigo)

/** What is wrong, by code, those of most rows first: why, how to correct it, and the first row that has it. */
export function FaltasCarga({ detalle: { carga, faltas } }: { detalle: DetalleCarga }): ReactElement | null {
  const conocidas = faltas.filter(isConocida)
  const rechazos = conocidas.filter(({ codigo }) => isRechazo(codigo))
  const avisos = conocidas.filter(({ codigo }) => !isRechazo(codigo))
  if (conocidas.length === 0) return null
  return (
    <Card title="Qué hay que revisar" flush>
      <Grupo titulo="Por esto se rechazan" faltas={rechazos} abierta />
      <Grupo
        titulo={carga.estado === 'rechazada' ? 'Con aviso' : 'Entran, con aviso'}
        faltas={avisos}
        abierta={rechazos.length === 0}
      />
    </Card>
  )
}

interface GrupoProps {
  titulo: string
  faltas: readonly FaltaConocida[]
  /** Whether its first fault starts open. */
  abierta: boolean
}

function Grupo({ titulo, faltas, abierta }: GrupoProps): ReactElement | null {
  if (faltas.length === 0) return null
  return (
    <section className="carga-grupo" aria-label={titulo}>
      <h3>{titulo}</h3>
      {faltas.map((falta, index) => (
        <UnaFalta key={falta.codigo} falta={falta} abierta={abierta && index === 0} />
      ))}
    </section>
  )
}

function UnaFalta({ falta, abierta }: { falta: FaltaConocida; abierta: boolean }): ReactElement {
  const { codigo, renglones, linea, texto } = falta
  const { porque, remedio } = CODIGOS_CARGA[codigo]
  const [params] = useSearchParams()
  const veredicto = isRechazo(codigo) ? 'rechazado' : 'aviso'
  const cuantos = cuentaTexto(renglones, 'renglón', 'renglones')
  return (
    <details className="carga-falta" open={abierta || undefined}>
      <summary>
        <span className="carga-falta-porque">{porque}</span>
        <span className="carga-falta-cuantos">{cuantos}</span>
        <span className="mono secondary small">{codigo}</span>
      </summary>
      <div className="carga-falta-detalle">
        <p>
          <strong>Cómo se corrige:</strong> {remedio}
        </p>
        <p className="secondary">
          Primero, en el renglón {formatCuenta(linea)}: {texto}
        </p>
        <Link to={conRenglones(params, { veredicto, codigo })}>
          {renglones === 1 ? 'Ver el renglón' : `Ver los ${cuantos}`}
        </Link>
      </div>
    </details>
  )
}
