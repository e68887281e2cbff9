import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { porEscribir, sumaSepomex } from '#domain/direcciones/carga-sepomex.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { SepomexEstados } from './SepomexEstados.tsx'
import type { CargaSepomex } from '#domain/direcciones/carga-sepomex.ts'
import type { ReactElement } from 'react'

/** What a file would do, or did: told before anything is written, and after. */
export function SepomexRevision({ carga }: { carga: CargaSepomex }): ReactElement {
  const { id, estado, archivo, problemas, avisos, previsto, aplicado } = carga
  const [acepta, setAcepta] = useState(false)
  const act = useAct<'aplicar' | 'descartar'>({
    call: (what) =>
      api.call(`POST /api/panel/sepomex/:id/${what}`, {
        params: { id },
        body: what === 'aplicar' ? { aceptarBajas: acepta } : {},
      }),
    keys: ['sepomex'],
  })
  const client = useQueryClient()
  // The job ends by itself: the lists behind are asked for again once it has.
  useEffect(() => {
    if (estado === 'aplicada') void client.invalidateQueries({ queryKey: ['direcciones'] })
  }, [client, estado])
  const nada = estado === 'revisada' && porEscribir(previsto) === 0
  return (
    <>
      <p className="muted">
        {archivo}, que subió {carga.usuario} el {fechaHora(carga.subidoAt)}.
      </p>
      {act.error && <ErrorState title="No se pudo." error={act.error} />}
      {estado === 'rechazada' && <Problemas problemas={problemas} />}
      {nada && <Note tone="good">El catálogo ya estaba al día: no hay nada que cambiar.</Note>}
      {estado === 'aplicada' && (
        <Note tone="good" live>
          <strong>El catálogo está al día.</strong> {resumen(aplicado)}
        </Note>
      )}
      {estado === 'revisada' && !nada && (
        <Note>
          <strong>Nada se ha escrito todavía.</strong> {resumen(previsto)}
        </Note>
      )}
      {estado === 'revisada' && !nada && avisos.length > 0 && (
        <Note tone="warn">
          <strong>Revisa el archivo antes de aplicarlo.</strong>
          <ul>
            {avisos.map((aviso) => (
              <li key={aviso}>{aviso}</li>
            ))}
          </ul>
          <Checkbox
            label="Aplicarlo de todos modos"
            checked={acepta}
            onChange={(event) => setAcepta(event.target.checked)}
          />
        </Note>
      )}
      {estado !== 'rechazada' && <SepomexEstados estados={estado === 'aplicada' ? aplicado : previsto} />}
      <div className="sepomex-actos">
        <Button onClick={() => act.run('descartar')}>
          {estado === 'revisada' && !nada ? 'Descartar' : 'Cargar otro archivo'}
        </Button>
        {estado === 'revisada' && !nada && (
          <Button
            variant="primary"
            busy={act.busy}
            busyText="Aplicando…"
            disabled={avisos.length > 0 && !acepta}
            onClick={() => act.run('aplicar')}
          >
            Aplicar al catálogo
          </Button>
        )}
      </div>
    </>
  )
}

function Problemas({ problemas }: { problemas: readonly string[] }): ReactElement {
  return (
    <Note tone="bad" live>
      <strong>El archivo no se puede usar; el catálogo quedó como estaba.</strong>
      <ul>
        {problemas.map((problema) => (
          <li key={problema}>{problema}</li>
        ))}
      </ul>
      {problemas.length >= 20 && 'Se dicen los primeros 20 renglones.'}
    </Note>
  )
}

function resumen(estados: CargaSepomex['previsto']): string {
  const parts = [
    cuentaTexto(sumaSepomex(estados, 'nuevas'), 'nuevo'),
    cuentaTexto(sumaSepomex(estados, 'cambiadas'), 'cambiado'),
    cuentaTexto(sumaSepomex(estados, 'bajas'), 'que ya no está', 'que ya no están'),
    cuentaTexto(
      sumaSepomex(estados, 'conservadas'),
      'que ya no está pero se conserva porque se usa',
      'que ya no están pero se conservan porque se usan',
    ),
  ]
  return `Asentamientos: ${parts.join(', ')}.`
}
