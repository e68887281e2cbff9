export const DEMO_PASSWORD = 'Demo-2026'
