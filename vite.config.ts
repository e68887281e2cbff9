import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { trozos } from './scripts/trozos.ts'

const RULES = /\/domain\/.*\.ts$/

/** The admin app: built into dist/admin, which the API serves; in development the API answers on its own port. */
export default defineConfig({
  root: 'admin',
  publicDir: 'public',
  plugins: [react()],
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The rules do nothing when they are loaded: of a file whose titles a screen shows, how the paper is read stays behind.
      treeshake: { moduleSideEffects: [{ test: RULES, sideEffects: false }] },
      output: {
        codeSplitting: { groups: trozos() },
      },
    },
  },
})
