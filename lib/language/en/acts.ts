/**
 * Work that shows a skill without naming it, one skill per line: "skill: way, way". A way is two or three groups of
 * words, separated by spaces; one word of each group must occur near the others, in any order. The words of a group
 * are separated by "/" and match any form with the same stem; "*" matches any letters at their ends, "#" a number. A
 * line without a colon continues the one above, within the same group if that ends in "/".
 *
 *     Wound care: change/clean dressing/wound/ulcer, debride wound
 */
export const acts = `
  // Accounting and finance
  Bank reconciliation: match/compare/tie/agree/reconcile statement/account/balance/ledger book/bank/ledger/cash,
    bank/account difference/discrepancy clear/trace/resolve/match, reconcile bank/account/ledger/balance/statement
  Payroll: calculate/pay/run/process/issue/prepare wage/salary/payslip/paycheck, payslip/paycheck/paystub,
    wage/salary deduction/overtime/withholding calculate/pay/staff/employee/worker
  Accounts payable: pay/check/enter/code/approve/process/release/match supplier/vendor/creditor
    bill/invoice/payment, invoice purchase/order match/check/pay, bill vendor/supplier release/check/approve/pay/
    enter
  Accounts receivable: chase/collect/post/record/apply/follow customer/client/debtor/outstanding/incoming
    payment/receipt/balance, receivable/debtor age/chase/collect/follow, bill/invoice customer/client
    collect/payment
  Month-end close: post/book/prepare/enter accrual/prepayment/provision/depreciation, close/lock
    book/period/month/ledger/quarter, month/quarter/year end close/entry/entries/finish/finalise/finalize/accrual
  Debt collection: ring/rang/call/chase/phone/remind/contact overdue/debtor/arrears/late/unpaid/delinquent,
    agree/arrange/negotiate instalment/installment/repayment/arrears debtor/overdue/plan/arrears/customer,
    recover/collect debt/arrears/unpaid/outstanding/overdue
  Accounting: book/post/enter/record/code/keep ledger/voucher/double-entry/journal/transaction/account/book,
    prepare/draw/compile balance/profit/income sheet/statement/loss, keep/kept book company/firm/client/business
  General ledger: post/maintain/review/reconcile/code entry/entries/account/transaction ledger/journal, journal
    entry/entries/post
  Taxation: file/prepare/submit/complete vat/tax/gst/income return/declaration/filing/form, advise tax/vat
    client/company
  Auditing: test/sample/inspect/examine/verify voucher/book/record/transaction/control/account
    client/sample/company/compliance, visit/check client book/account/record, audit client/company/file/account/
    department/process
  Internal controls: test/design/check/document control/controls segregation/approval/risk/weakness/process, control
    weakness/gap find/report/close/fix
  Budgeting: set/plan/track/prepare/hold/control/monitor/oversee/oversaw spend/spending/budget/expenditure/cost
    plan/department/year/deviation/manager/project/annual/yearly/million, budget of #, keep/kept/stay/finish/deliver
    within/under budget, spending plan
  Financial reporting: prepare/draw/compile/publish/produce balance/income/cash/annual sheet/statement/flow/account/
    report quarter/board/year/investor/annual/month/bank, report figure/result/number board/management/investor/
    quarter
  Financial analysis: analyse/analyze/compare/interpret margin/ratio/profit/revenue/balance/cost/profitability/
    financial trend/company/statement/board/figure/result/unit, work/calculate out/margin/return/profitability/
    payback/roi
  Financial modelling: build/built/develop/create/maintain spreadsheet/model/forecast cash/valuation/revenue/value/
    acquisition/scenario/flow/debt, discounted cash flow, dcf
  Forecasting: predict/project/forecast/estimate revenue/demand/sales/cash/cost/volume
    month/quarter/year/next/annual/coming
  Cost accounting: calculate/work/allocate/track unit/product/overhead/standard cost/costs, cost
    centre/center/overhead allocate/assign/analyse
  Management accounting: compare/analyse/analyze/explain/track/report actual/plan/budget/variance/deviation
    variance/plan/budget/forecast/actual/target, deviation/variance plan/budget/actual/target
  Treasury: invest/place/manage/move spare/surplus/excess/idle cash/fund/liquidity, arrange/negotiate/renew
    credit/loan/overdraft line/facility/bank, hedge currency/interest/exchange/rate/fuel, manage/plan liquidity/cash
    daily/position/group/bank
  Company valuation: value/price/worth company/acquisition/target/business buy/merger/multiple/sale/acquire/flow
  Invoicing: issue/send/write/raise/prepare invoice/bill customer/client/month
  Credit analysis: read/review/assess/judge/check/examine balance/credit/income/borrower/solvency/payslip
    lend/loan/borrower/limit/risk/applicant, decide/advise/recommend lend/loan/credit/limit, assess/score
    borrower/applicant/solvency
  Lending: grant/approve/arrange/process/close/sell/prepare/advise loan/mortgage/credit, mortgage/loan
    application/file/borrower/applicant
  Underwriting: assess/price/accept/decide risk/policy/application premium/insurance/cover/policy/insured
  Investment advice: recommend/advise/suggest/sell fund/bond/share/stock/portfolio/pension/investment/security/
    savings client/saver/investor/customer/private/family, saver/investor fund/bond/share/portfolio
    advise/recommend/pick
  Wealth management: manage/rebalance/look/build/oversee portfolio/asset/wealth/fund client/family/private/million/
    investor/trust
  Retail banking: open/serve/sell/advise account/customer/card/saving branch/counter/current/teller/bank,
    branch/bank counter/teller serve/customer/cash/account
  Fraud prevention: detect/stop/investigate/block/spot/review fraud/fraudulent/stolen/suspicious/scam
    transaction/card/payment/claim/account/order/activity
  Anti-money laundering: review/report/monitor/investigate/screen/flag/escalate suspicious/sanction/unusual/pep
    transfer/transaction/report/list/activity/payment/client, suspicious transfer/transaction/activity
    report/file/review/filed
  Know your customer: verify/check/collect identity/passport/ownership/beneficial customer/client/owner/account/
    document/origin
  Cash handling: count/balance/reconcile/bank/close till/cash/float/register/takings/drawer, take/handle cash/card
    payment/customer, takings safe/bank/count, till/register run/ran/operate/balance/work/close/count
  Risk management: identify/assess/rank/log/mitigate/hedge/track/limit risk/exposure
    register/mitigation/plan/matrix/measure/owner/control
  // Law
  Litigation: take/took/try/tried/argue/win/won/plead/litigate/defend/bring trial/case/suit/lawsuit/claim/appeal
    verdict/court/jury/judge/tribunal/judgment/judgement/client/trial, # trial/trials/hearing/lawsuit/verdict/
    appeal, trial verdict/jury/judge, sue/sued/suing, cross-examine witness, examine witness court/trial,
    argue/argued/plead before/court/judge/tribunal case/court/appeal/hearing
  Court representation: appear/argue/plead/represent/stand/act/defend court/judge/tribunal/hearing/bench/magistrate,
    represent client/party/family/tenant hearing/court/tribunal/proceeding
  Legal drafting: write/draft/draw/prepare/revise lease/contract/agreement/will/deed/pleading/claim/statute/brief/
    motion/clause/nda/petition/affidavit
  Contract management: draft/negotiate/review/renew/track/file/revise contract/agreement/lease/nda
    supplier/term/clause/renewal/client/deadline/vendor/expiry/risk
  Legal research: search/look/read/find/summarise/summarize/review/research/study case/statute/precedent/ruling/
    legislation/judgment law/precedent/partner/statute/legislation/database/authority/memo, westlaw, lexisnexis,
    precedent sum/research/find/summary/memo, memo/memorandum law/statute/legal/liability/partner
  Legal advice: advise/counsel/inform client/company/tenant/board/family/worker/employer right/law/liability/legal/
    contract/divorce/duty/obligation/claim/immigration
  Criminal law: defend/prosecute/represent/charge accuse/accused/defendant/suspect/theft/assault/murder/fraud/
    felony/drug/burglary/offender/crime, prosecute/prosecuted/prosecuting, bail/sentencing/plea
    hearing/client/court/bargain/negotiate
  Family law: divorce/custody/alimony/maintenance/adoption/separation client/represent/settle/court/case/handle/
    parent/spouse/agreement
  Employment law: dismissal/termination/discrimination/unfair/redundancy/wage claim/client/tribunal/employee/
    employer/advise/case/represent
  Corporate law: advise/draft/handle/structure/incorporate/register merger/acquisition/shareholder/company/share/
    incorporation agreement/deal/transaction/company/board/governance/purchase
  Intellectual property: file/register/protect/license/enforce patent/trademark/copyright/mark/invention
  Arbitration: settle/decide/hear/arbitrate dispute/award arbitrator/tribunal/arbitration/panel
  Compliance: check/ensure/monitor/train/update/audit policy/regulation/rule/law/procedure
    regulator/regulation/comply/staff/breach/legal/law/standard, breach regulator/report/policy/investigate,
    regulator filing/file/report/answer/inspection
  Data protection: gdpr/personal/privacy data/request/record/policy/consent/breach/notice
    delete/access/answer/write/map/process/subject/handle/train
  Case management: handle/manage/carry/run/juggle/track # case/file/client/matter, caseload of #,
    open/track/close/update case/client file/files/record/deadline
  Conflict resolution: settle/mediate/resolve/calm/defuse/reconcile/bring dispute/conflict/argument/quarrel/
    disagreement/tension/complaint/side/sides, settlement dispute/side/party/court/agree/reach/both
  Negotiation: haggle/haggled/bargain, negotiate/agree/settle/secure/win/won/get/bring/brought
    price/rate/term/discount/contract/deal/settlement/condition/fee supplier/vendor/side/party/client/landlord/
    union/lower/down/better/partner/dispute/insurer/percent/buyer, bring/brought/push/drive/got
    price/cost/rent/rate/fee down supplier/vendor/landlord/partner, settlement reach/agree/side/dispute/party/
    insurer
  // Farming
  Crop production: sow/sowed/sown/plant/grow/grew/grown/till/plough/plow/harvest/cultivate/raise
    wheat/barley/maize/corn/potato/rice/soy/rapeseed/vegetable/oat/bean/crop/tomato/cotton/cereal/grain/hectare/
    acre/field/onion/carrot/sugar, seed/seeds sow/plant/drill field/hectare/acre/crop
  Livestock: feed/fed/milk/milked/breed/bred/raise/shear/vaccinate/herd/tend/calve/lamb/rear
    cow/cattle/sheep/goat/pig/calf/calves/chicken/poultry/herd/lamb/hen/horse/beef/animal/flock/piglet
  Irrigation: lay/laid/install/set/repair/run/water/manage/schedule drip/sprinkler/watering/irrigation/water/pivot/
    ditch/pump orchard/line/field/crop/time/valve/hose/plant/plot/garden/pump/lawn/rotation, watering
    time/schedule/crop/plant/set
  Farm machinery: drive/drove/operate/repair/service/run/maintain tractor/combine/harvester/baler/seeder/plough/
    sprayer/loader
  Pest control: scout/spray/treat/trap/monitor/control/apply/check/fight aphid/mildew/pest/insect/weed/blight/
    fungus/rodent/mite/fungicide/herbicide/pesticide/insecticide/slug/locust/rat/disease/termite
  Harvesting: pick/picked/harvest/gather/bring/brought/cut apple/grape/fruit/olive/berry/berries/strawberry/
    strawberries/vegetable/grain/crop/hay/asparagus/tomato
  Soil management: test/sample/take/took/improve/fertilise/fertilize/lime/compost/prepare/turn
    soil/ph/manure/compost/land/nitrogen/bed
  Greenhouse work: grow/raise/pot/prick/seed/water/ventilate seedling/tray/tomato/flower/plant/pots/glasshouse/
    polytunnel greenhouse/glasshouse/polytunnel/nursery/seedling/tray/vent
  Horticulture: plant/prune/trim/mow/lay/tend/weed/design tree/shrub/hedge/lawn/garden/flower/rose/bed/turf/border
  Viticulture: prune/train/harvest/tend/grow/press vine/grape/vineyard
  // Arts and media
  Exhibitions: hang/hung/install/curate/mount/show/exhibit/display/select/stage painting/artwork/work/show/
    photograph/sculpture/piece/print gallery/show/museum/label/exhibition/visitor/opening/wall/biennale/autumn/
    spring/solo, wall label/labels show/write/wrote/painting/museum, curate/curated show/work/artist/collection
  Art education: teach/show/lead/run/give drawing/painting/pottery/sculpture/art/ceramics/printmaking
    child/children/student/class/pupil/teenager/adult/workshop/evening
  Fundraising: win/won/raise/secure/obtain/write/collect grant/donation/donor/sponsor/sponsorship/foundation/
    charity/fund/funds foundation/donor/private/#/charity/council/sponsor/museum/project/appeal/application/gala,
    raise/raised donation/fund/money charity/#/donor/appeal
  Theatre: act/perform/direct/rehearse/stage/play/call play/role/lead/rehearsal/cue/scene/drama
    theatre/theater/play/stage/audience/company/production/cast
  Stage management: call/run/ran/prompt/set/coordinate cue/cues/rehearsal/prop/props/prompt/backstage
    play/show/rehearsal/production/stage/performance/set/scene
  Music: play/played/sing/sang/perform/conduct/compose/record violin/piano/guitar/orchestra/choir/cello/flute/
    concert/song/band/drum/opera/trumpet/saxophone/organ
  Dance: dance/danced/choreograph/perform/rehearse ballet/company/piece/stage/solo/contemporary/hip/show
  Fine arts: paint/sculpt/carve/draw/drew/print/cast portrait/landscape/oil/canvas/mural/bronze/clay/stone/
    watercolour/watercolor/etching
  Photography: photograph/shoot/shot/take/took/light/retouch portrait/wedding/photo/picture/product/camera/event/
    studio/landscape/photograph studio/photo/camera/magazine/event/product/portrait/catalogue/wedding/client/lens,
    retouch/retouched photo/picture/portrait/image
  Illustration: draw/drew/illustrate picture/book/character/cover/comic/cartoon/magazine
    children/book/cover/magazine/publisher/comic/editorial/story
  Video production: shoot/shot/film/filmed/cut/edit/direct/record film/video/documentary/clip/footage/reel/
    interview/advert/commercial/trailer/episode, premiere/final/davinci/avid cut/edit/footage/film/resolve
  Animation: animate/animated, keyframe/rig/storyboard character/scene/film
  Journalism: report/write/wrote/interview/cover/investigate/publish article/news/story/stories/newspaper/magazine/
    council/reportage/feature/column paper/newspaper/magazine/reader/daily/editor/weekly/local/politics/radio/
    newsroom
  Copywriting: write/wrote/craft/draft headline/slogan/tagline/advert/ad/product/brochure/mailer/text/script
    campaign/product/web/shop/client/text/agency/advert/brand/site/catalogue, headline/headlines/slogan/slogans/
    tagline write/wrote/text/ad/campaign
  Content creation: write/wrote/produce/create/publish/plan/record blog/post/article/video/podcast/newsletter/ebook/
    story/stories/content week/month/site/website/channel/blog/brand/reader/web/calendar/audience
  Editing: correct/edit/proofread/revise/shorten manuscript/article/text/proof/copy/book/page/grammar/draft
    print/author/typo/publish/magazine/style/manuscript/grammar/spelling/text/book
  Social media: post/posted/grow/grew/run/manage/moderate/publish/answer instagram/facebook/tiktok/linkedin/twitter/
    youtube/follower/pinterest/snapchat/threads, follower grow/grew/gain/from/to/increase, instagram/tiktok/facebook
    account/page/channel/story/reel/comment/post
  Search engine optimization: rank/ranked/ranking/bring/brought/push/climb/lift/move google/search/page/keyword/
    serp/organic first/top/place/position/page/result/traffic/one, organic traffic/visitor/search
    grow/double/raise/increase/rank, keyword/backlink research/build/rank/page/meta/link, meta title/tag/description
  Search engine marketing: bid/run/set/manage/spend/optimise/optimize google/bing/keyword/click
    ads/adwords/campaign/keyword/search/bid, cost per click
  Online advertising: run/buy/bought/book/place/manage/spend banner/ad/ads/advert/facebook/display/programmatic/
    sponsored/youtube campaign/budget/click/audience/month/impression/conversion/roas/retarget/placement
  Email marketing: send/sent/write/wrote/mail/segment newsletter/mailing/email/list subscriber/#/week/weekly/month/
    open/click/list/reader/campaign, newsletter subscriber/mailchimp/send/sent, mailchimp
  Web analytics: track/measure/analyse/analyze/report/read/set traffic/visitor/click/conversion/bounce/pageview/
    session/funnel google/site/website/page/tag/dashboard/shop/source/analytics
  Campaign management: plan/run/launch/lead/coordinate/roll campaign/launch channel/budget/agency/#/tv/radio/poster/
    product/brand/media/season
  Branding: create/develop/refresh/define/design/rebrand logo/name/identity/brand/guideline/rebrand
    company/product/guideline/colour/color/tone/voice/look/identity
  Press releases: write/wrote/send/sent/issue/draft/publish press/news/media release/statement/announcement/notice
  Media relations: answer/brief/contact/pitch/place/invite/arrange/field/handle/give journalist/reporter/press/
    newspaper/editor/media/interview/broadcaster question/story/stories/paper/enquiry/inquiry/article/interview/
    conference/query/queries/coverage/call/national/tour, journalist/reporter question/answer/pitch/brief/call/
    story, pitch/place story/stories paper/newspaper/magazine/journalist/media/national
  Public relations: place/win/won/secure/earn/pitch story/stories/article/coverage/interview
    paper/press/newspaper/magazine/radio/tv/media/journalist, reputation/image company/public/campaign/improve/
    build, spokesperson/spokeswoman/spokesman
  Crisis communication: speak/spoke/answer/handle/advise/draft/inform/issue recall/scandal/accident/crisis/strike/
    leak/outage/spill/fire/layoff/incident company/press/public/media/statement/journalist/spokesperson/during/
    after/board/customer
  Speech writing: write/wrote/draft speech/speeches/address/remark/toast/keynote mayor/minister/ceo/director/
    president/chair/chairman/executive/board/opening/conference/chief, write/wrote what/words
    mayor/minister/ceo/president/director/chair say/said/speak
  Internal communications: edit/write/wrote/publish/run/send/plan staff/employee/internal/intranet/colleague
    magazine/newsletter/news/intranet/update/memo/hall/article/announcement, intranet
    news/page/edit/article/publish, town hall/halls staff/employee/plan
  Event planning: organise/organize/plan/host/run/stage/coordinate/arrange/prepare gala/conference/fair/wedding/
    festival/reception/congress/concert/seminar/party/ceremony/dinner/trade/open/summit/retreat/tour
    guest/venue/caterer/catering/#/budget/speaker/people/visitor/annual/attendee/day/delegate, venue
    caterer/catering/speaker/guest/book/budget
  Translation: translate/interpret/subtitle/localise/localize from/into/text/film/document/contract/client/patient/
    novel
  // Vehicles
  Brake repair: change/replace/fit/renew/bleed/repair/swap/adjust pad/pads/disc/discs/calliper/caliper/rotor/brake/
    shoe/drum car/brake/axle/vehicle/passenger/wheel/pad/disc/front/truck/fluid
  Vehicle diagnostics: read/scan/find/trace/diagnose/locate/clear/interpret fault/error/trouble/obd/engine/
    electrical/sensor/misfire code/scanner/sensor/tester/car/vehicle/fault/wiring/warning, fault code/codes,
    obd/scanner fault/code/read/plug
  Engine repair: rebuild/rebuilt/overhaul/replace/repair/change/strip/fit/regrind cylinder/engine/gasket/timing/
    piston/gearbox/clutch/camshaft/turbo/injector/valve/crankshaft/transmission head/belt/gasket/chain/engine/ring/
    block/car/truck/diesel/gearbox/clutch/turbo/motor/seat
  Vehicle repair: repair/fix/service/change/replace/fit/swap car/truck/van/bus/clutch/exhaust/tyre/tire/suspension/
    shock/motorcycle/lorry/gearbox/radiator/oil garage/workshop/clutch/exhaust/oil/filter/brake/tyre/tire/
    suspension/car/vehicle/truck/gearbox/battery
  Auto body repair: dent/straighten/spray/repaint/sand/fill/beat/paint door/wing/bumper/fender/bodywork/panel/
    bonnet/hood/car/chassis, dent/dents remove/pull/beat/fill/out
  Vehicle inspection: inspect/check/test/certify/pass car/vehicle/truck/brake/emission/light/roadworthiness/bus/tyre
    emission/roadworthiness/mot/safety/brake/light/annual/standard/tread/certificate/steering
  Car sales: sell/sold car/cars/vehicle/van/suv/automobile/truck/motorcycle, test drive/drives buyer/customer/car
  Parts management: order/stock/source/store/issue/look spare/parts/part workshop/supplier/catalogue/garage/counter/
    mechanic/dealer
  // Aviation
  Aircraft maintenance: inspect/repair/service/sign/overhaul/replace/swap/maintain/check/fix/grease
    aircraft/airbus/boeing/jet/cessna/helicopter/turbine/landing/a320/a330/737/embraer/propeller/airliner/a-checks/
    rotor check/pump/gear/engine/hydraulic/hangar/airbus/boeing/turbine/blade/wing/fuselage/tyre/brake/task/off,
    airbus/boeing/jet/turboprop engine/check/hydraulic/replace/inspect/repair
  Cabin crew: serve/demonstrate/greet/look/assist passenger/passengers/meal/meals flight/flights/safety/aboard/
    onboard/cabin/long-haul/plane/seat/airline/haul, safety demonstration/demonstrate/equipment/briefing
    passenger/flight/cabin
  Flight operations: fly/flew/pilot/captain/dispatch # hour/hours/flight/sector/aircraft, fly/flew
    passenger/cargo/charter/helicopter/jet/airliner/mission/aircraft/crew
  Flight planning: plan/work/calculate/file/check/prepare route/fuel/weather/alternate/payload
    flight/pilot/fuel/aircraft/alternate/charter/dispatch/airline/crew/captain
  Ground handling: load/unload/guide/tow/refuel/de-ice/marshal/push/drive baggage/luggage/aircraft/jet/plane/
    airliner/belt/stand/apron/cargo/plane aircraft/jet/stand/baggage/hold/apron/plane/gate/ramp/runway/flight
  Air traffic control: clear/guide/separate/direct/vector/hand aircraft/flight/plane/arrival/departure/traffic
    take-off/takeoff/take/landing/tower/radar/approach/sector/runway/airspace
  Avionics: test/repair/install/wire/replace/calibrate radar/autopilot/transponder/navigation/cockpit/altimeter/
    instrument/flight/avionics aircraft/cockpit/navigation/computer/display/wiring/autopilot/radio/recorder
  Airworthiness: sign/release/certify/issue/track/comply aircraft/airworthiness/directive/easa/faa/caa/part-145
    service/record/directive/certificate/release/continuing/fleet
  // Kitchen
  Cooking: cook/cooked/fry/fried/grill/grilled/roast/bake/prepare/sear/boil/steam/saute meal/meals/dish/dishes/meat/
    fish/soup/sauce/steak/pasta/rice/menu/lunch/dinner/vegetable/breakfast/seafood/burger/cover/covers/pizza,
    cook/cooked for # guest/people/cover/patient/child/children/person
  Food preparation: chop/peel/slice/wash/cut/marinate/fillet/dice/portion vegetable/onion/salad/fish/meat/fruit/
    ingredient/chicken/potato
  Menu planning: decide/choose/write/wrote/plan/compose/design/change/create/develop/set
    dish/dishes/menu/card/course/recipe/recipes week/weekly/season/offer/seasonal/guest/card/daily/menu/month/new/
    restaurant/canteen/school
  Plating: plate/plated/garnish/arrange/decorate dish/dishes/dessert/plate/starter/course
  Baking and pastry: make/made/bake/baked/shape/decorate/prove/knead/roll croissant/cake/cakes/tart/tarts/bread/
    dough/dessert/biscuit/brioche/pie/pastry/pastries/cookie/muffin/loaf/loaves/roll/gateau/chocolate/baguette
  Butchery: bone/boned/debone/carve/cut/joint/trim/butcher/slaughter carcass/carcasses/meat/beef/pork/lamb/poultry/
    cut/cuts/chicken/veal
  Food safety: log/check/record/keep/monitor/control/store/label fridge/freezer/temperature/raw/allergen/expiry/
    haccp/refrigerator/chiller/hygiene temperature/food/cooked/date/dish/daily/fridge/kitchen/allergen/raw/label/
    separate/apart/meat, raw cooked apart/separate, clean/sanitise/sanitize/disinfect kitchen/surface/worktop
    food/kitchen/rule/standard/utensil/chopping, allergen list/menu/label/guest/dish/table
  Food cost control: cut/bring/brought/reduce/lower/control/keep/calculate/track/weigh
    waste/portion/food/ingredient/wastage food/kitchen/cost/third/half/portion/plate/percent/menu/recipe, portion
    plate/plates weight/weigh/control, price/cost dish/recipe/menu calculate/margin/portion
  Kitchen management: run/ran/lead/led/manage/head/supervise/organise/organize/direct kitchen/brigade/cook/cooks/
    chef/chefs/back cook/cooks/chef/chefs/restaurant/brigade/house/cover/covers/seat/rota/staff/porter/hotel/shift,
    back of house run/ran/lead/led/manage
  Food and beverage service: serve/wait/carry/take/took/pour/lay guest/guests/table/tables/order/orders/wine/drink/
    drinks/dish/dishes/beer/plate table/tables/restaurant/guest/guests/order/orders/cover/covers/bar/terrace/
    kitchen/dining, mix/mixed/shake/make/made/pour cocktail/drink/coffee/espresso/beer bar/guest/customer/barista/
    order
  Catering: cater/catered, deliver/prepare/serve/plan buffet/canape/canapes/lunch/menu/dinner
    wedding/event/conference/office/guest/company/party
  Inventory management: count/order/track/check/control/rotate/monitor/record stock/inventory/shelf/supplies/goods
    warehouse/week/month/level/item/scanner/store/shortage/delivery/supplier/sku/system/annual/reorder/weekly/
    monthly
  // Construction
  Masonry: lay/laid/build/built/point/set/mix/repoint brick/bricks/block/blocks/wall/walls/stone/stones/mortar/
    chimney/arch wall/walls/house/houses/mortar/estate/brick/bricks/stone/chimney/facade/garden/block/site
  Concrete work: pour/poured/set/tie/tied/finish/lay/cast/vibrate/place/float/screed concrete/slab/slabs/rebar/
    shuttering/foundation/foundations/formwork/footing/screed/column/floor slab/slabs/foundation/foundations/rebar/
    concrete/bridge/wall/column/floor/steel/mould/shuttering/footings
  Roofing: strip/fit/fitted/lay/laid/replace/repair/cover/install/nail roof/roofs/tile/tiles/slate/slates/gutter/
    gutters/shingle/shingles/flashing/flashings/felt/batten roof/roofs/house/slate/slates/gutter/gutters/tile/tiles/
    flat/chimney/membrane/felt/shingle/shingles/new/old
  Carpentry: build/built/fit/fitted/hang/hung/make/made/install/cut/saw/frame/join door/doors/window/windows/stair/
    stairs/cabinet/cabinets/roof/truss/joist/joists/furniture/beam/wood/wooden/timber/shelf/shelves/skirting
    wood/wooden/timber/oak/frame/frames/house/houses/stairs/joists/door/doors/furniture/floor/kitchen/skirting/
    cabinets/workshop
  Electrical systems: pull/pulled/wire/connect/install/mount/fit/fitted/replace/run cable/cables/socket/sockets/
    switch/fuse/board/boards/panel/lighting/circuit/circuits/wiring/distribution/light/lights
    board/boards/house/houses/building/flat/socket/sockets/distribution/circuit/fuse/office/wiring/lighting/breaker/
    factory/switch/lights
  Plumbing: fit/fitted/install/lay/laid/solder/repair/replace/unblock/connect/fix pipe/pipes/tap/taps/boiler/
    boilers/toilet/toilets/sink/sinks/drain/drains/radiator/radiators/bathroom/bathrooms/heater/shower/leak/leaks
    water/pipe/pipes/bathroom/bathrooms/heating/toilet/toilets/house/drain/sink/copper/radiators/gas/leak/leaks/
    boiler/tap/taps
  Heating, ventilation and air conditioning: install/service/repair/maintain/commission/charge/balance
    boiler/heat/air/ventilation/chiller/duct/ducts/refrigerant/furnace/conditioner pump/conditioning/conditioner/
    unit/duct/ducts/boiler/chiller/fan/building/thermostat/office/rooftop/refrigerant
  Welding: weld/welded, solder/braze/join steel/pipe/seam/frame/metal
  Painting and decorating: paint/painted/paper/plaster/varnish/prime/coat wall/walls/ceiling/ceilings/room/rooms/
    facade/house/houses/flat/flats/window/door
  Tiling and flooring: lay/laid/fit/fitted/install/grout/sand/tile tile/tiles/parquet/floor/floors/carpet/laminate/
    vinyl/grout bathroom/kitchen/floor/floors/room/wall/house/office/grout
  Drywall: fit/fitted/hang/hung/fix/board/plaster/skim plasterboard/partition/partitions/drywall/gypsum/ceiling/
    ceilings
  Earthworks: dig/dug/excavate/grade/backfill/trench trench/trenches/foundation/foundations/pit/land/earth/soil/
    road/sewer/excavator
  Heavy equipment operation: drive/drove/operate excavator/digger/bulldozer/crane/loader/grader/roller/backhoe/
    dumper
  Scaffolding: erect/build/built/put/dismantle/climb scaffold/scaffolds/scaffolding/tower/towers
    facade/house/building/height/site/platform
  Construction site management: coordinate/run/ran/manage/supervise/lead/led/oversee/oversaw/direct
    trade/trades/subcontractor/subcontractors/site/sites/crew/gang/foreman/build plot/handover/schedule/building/
    site/sites/house/houses/construction/deadline/storey/million/worker/workers/delivery/safety/trade/trades
  Cost estimation: estimate/price/calculate/measure/quote/work cost/costs/quantity/quantities/material/labour/labor/
    job/bid/house building/tender/drawing/drawings/project/material/labour/house/renovation/bid/bill/build/client/
    extension
  Blueprint reading: read/interpret/follow/work/check/mark plan/plans/drawing/drawings/schematic/isometric/layout
    site/engineer/architect/dimension/measurement/foundation/machine/cut/assembly/build/wiring/technical/set
  Surveying: survey/measure/stake/mark/map/level land/boundary/boundaries/plot/site/terrain/elevation
    theodolite/gps/station/road/building/plot/map/boundary
  Health and safety: inspect/train/brief/check/investigate/enforce/wear/write/lead/run/hold
    safety/accident/accidents/hazard/hazards/helmet/harness/ppe/toolbox/evacuation/injury
    site/worker/workers/talk/talks/briefing/drill/accident/risk/near/crew/machine/team/equipment/report/procedure,
    accident/injury free/without/zero/reduce/fewer/rate
  Equipment maintenance: grease/greased/oil/lubricate/replace/service/repair/inspect/maintain/change/clean/fix
    machine/machines/bearing/bearings/belt/belts/conveyor/pump/pumps/motor/motors/press/compressor/gearbox/valve/
    valves/generator/seal/seals conveyor/conveyors/line/lines/worn/machine/machines/quarter/factory/production/pump/
    pumps/week/schedule/plant/belt/belts/breakdown/filter/filters/hydraulic/motor/bearing/bearings/packaging
  Building regulations: obtain/apply/check/submit/get permit/permits/planning/code/zoning
    building/permission/council/authority/inspector/plan/site
  // HR
  Recruiting: fill/filled/hire/hired/recruit/staff vacancy/vacancies/position/positions/role/roles/opening/openings/
    post/posts/seat, hire/hired # people/engineer/staff/nurse/employee/worker/developer/driver/year,
    source/screen/shortlist/interview/headhunt/approach/select candidate/candidates/applicant/applicants/talent/
    resume/resumes/cv/cvs/application/applications, write/publish/post/place/advertise
    job/vacancy/vacancies/position advert/adverts/ad/ads/posting/postings/board/boards/portal/linkedin/candidate
  Onboarding: show/showed/introduce/welcome/induct/settle/prepare/plan/guide newcomer/newcomers/joiner/joiners/
    starter/starters/hire/hires/recruit/recruits/arrival/arrivals, first day/days/week/weeks/month
    newcomer/newcomers/joiner/joiners/starter/starters/hire/hires/employee/employees/plan/staff
  Employee relations: settle/resolve/handle/mediate/advise/investigate/negotiate/calm
    disagreement/grievance/dispute/conflict/complaint/disciplinary/union/strike/misconduct
    staff/manager/managers/union/employee/employees/worker/workers/council/hearing
  Job interviews: meet/met/interview/score/question/assess/select applicant/applicants/candidate/candidates
  Personnel development: set/design/run/ran/organise/organize/plan/build/built/roll leadership/training/career/
    development/mentoring/talent/course/courses/learning/skill course/courses/programme/program/supervisor/
    supervisors/employee/employees/manager/managers/staff/path/paths/plan/plans/catalogue/academy/needs
  Performance management: hold/held/conduct/set/design/run/prepare/introduce appraisal/appraisals/review/reviews/
    goal/goals/target/targets/feedback/rating/objective/objectives employee/employees/staff/annual/yearly/team/
    performance/manager/managers/agent/agents
  Compensation and benefits: set/review/benchmark/design/compare/administer/negotiate salary/salaries/pay/bonus/
    bonuses/pension/insurance/benefit/wage/grade band/bands/scheme/employee/employees/plan/market/staff/health/
    scale/grade/package/structure/level/levels
  Personnel administration: issue/draft/prepare/keep/update/file/maintain/write contract/contracts/personnel/
    employee/absence/leave/holiday/employment/certificate/reference file/files/record/records/employment/staff/
    employee/employees/leave/sick/holiday/worker/absence/balance
  // Information technology
  Help desk: fix/fixed/reset/solve/solved/resolve/support/answer/repair/set/help/install/troubleshoot
    laptop/laptops/printer/printers/password/passwords/ticket/tickets/pc/pcs/user/users/desktop/desktops/computer/
    computers/account/outlook/vpn ticket/tickets/user/users/colleague/colleagues/phone/staff/employee/employees/
    remote/remotely/office/level/line/printer/printers/problem/problems/queue/desk
  Networking: configure/install/cable/set/design/maintain/troubleshoot/replace/connect
    switch/switches/router/routers/vlan/vlans/firewall/wifi/wi-fi/lan/wan/cisco/dns/subnet/access
    site/sites/vlan/vlans/office/router/routers/switch/switches/cisco/branch/building/bgp/ospf/juniper/campus/point/
    points/vpn
  System administration: install/patch/update/administer/run/maintain/upgrade/monitor/migrate/harden/configure
    server/servers/linux/windows/vm/vms/exchange/directory/ubuntu/debian/rhel linux/windows/server/servers/update/
    updates/backup/user/users/patch/virtual/rack/domain/vmware/centre/center/#
  Database administration: tune/backup/restore/index/migrate/replicate/administer/upgrade/optimise/optimize/patch
    oracle/postgres/postgresql/mysql/database/databases/sql/mongodb/schema/instance/db2/index/indexes/query/queries
    instance/instances/backup/backups/index/indexes/replica/query/queries/database/databases/server/schema/restore/
    table/tables/oracle
  Cloud computing: move/migrate/run/host/deploy/operate/provision/build aws/azure/gcp/lambda/s3/ec2/fargate/
    cloudfront/heroku/openstack/digitalocean
  Kubernetes: deploy/operate/run/upgrade/manage/scale pod/pods/cluster/clusters/namespace/chart/charts
    eks/aks/gke/k8s/helm/node/nodes/container/containers/pod/pods/service/services, helm chart/charts/release,
    kubectl
  Infrastructure as code: provision/describe/write/define/automate environment/environments/infrastructure/server/
    servers/network terraform/pulumi/cloudformation/ansible/code/bicep/script/template
  Continuous integration: build/built/set/maintain/automate/speed/run pipeline/pipelines/release/releases/
    deployment/deployments/build/builds jenkins/gitlab/github/deploy/commit/test/tests/merge/minute/minutes/hour/
    production/release/automatic/automatically/day
  Software testing: write/wrote/run/ran/execute/design/report/find/found/log test/tests/bug/bugs/defect/defects/
    regression case/cases/release/plan/plans/jira/feature/app/regression/delivery/script/scripts/sprint/developer/
    developers/tester
  Test automation: automate/write/build/script test/tests/regression/check selenium/cypress/playwright/suite/
    nightly/script/pipeline/appium/cucumber
  Information security: harden/scan/patch/investigate/detect/respond/audit/secure/monitor/train
    vulnerability/vulnerabilities/phishing/malware/attack/attacks/siem/firewall/breach/incident/intrusion/
    ransomware/iso27001/endpoint/log/logs
  Penetration testing: hack/hacked/attack/exploit/probe/break/broke web/network/application/api/app/system
    client/flaw/flaws/vulnerability/vulnerabilities/report/authorised/authorized
  Backup and recovery: restore/back/test/schedule/recover backup/backups/data/server/servers/database
    nightly/tape/veeam/restore/drill/failure/offsite/recover/disaster/site/replica
  Machine learning: train/build/deploy/fit/tune/develop model/models/classifier/network/predictor/recommender/
    regressor predict/churn/image/images/fraud/accuracy/recommend/price/demand/classify/neural/tensorflow/pytorch/
    scikit/xgboost/text/feature
  Data analysis: query/analyse/analyze/examine/explore/evaluate/clean/interpret data/dataset/datasets/log/logs/
    survey/record/records/figure/figures sql/pandas/excel/trend/trends/report/insight/python/result/results/pattern/
    patterns/r/statistic/statistics/million/customer/tableau
  Data visualization: build/built/create/design/publish dashboard/dashboards/chart/charts/graph/graphs
  Front-end development: build/built/write/wrote/develop/implement/code screen/screens/page/pages/component/
    components/interface/form/forms/ui/view/views react/angular/vue/css/javascript/typescript/html/browser/
    responsive/svelte
  Back-end development: build/built/write/wrote/develop/implement/design endpoint/endpoints/service/services/api/
    apis/microservice/microservices/queue/job/jobs node/java/go/python/database/rest/postgres/kafka/spring/django/
    php/rails/kotlin/payment/payments/graphql
  Mobile development: build/built/release/write/wrote/publish/develop app/apps ios/android/swift/kotlin/phone/
    flutter/iphone/store/react
  On-call duty: carry/wake/rotate/answer/stand pager/alarm/alarms/alert/alerts night/rota/week/production/rotation
  Incident analysis: review/investigate/analyse/analyze/write/wrote outage/outages/incident/incidents/failure/
    failures cause/causes/review/postmortem/after/report/lesson/lessons
  Database tuning: tune/speed/optimise/optimize/cut/add query/queries/index/indexes/sql/database
    slow/second/seconds/index/indexes/faster/query/queries/plan/plans/time/times
  Software engineering: write/wrote/build/built/develop/program/implement/ship/maintain
    application/applications/software/feature/features/program/programs/module/modules/code/tool/tools
    java/python/c/user/users/customer/customers/code/production/test/tests/release/c#/typescript/php/ruby/rust/
    sprint
  // Teaching and care of children
  Teaching: teach/taught/instruct/lecture/tutor math/mathematics/maths/physics/history/english/biology/chemistry/
    geography/art/music/german/french/spanish/science/grade/grades/class/classes/year/years/pupil/pupils/student/
    students/teenager/teenagers/child/children/course/subject, give/gave/lead/led/show/showed/hold/held
    lesson/lessons/class/classes/lecture/lectures/seminar/seminars student/students/pupil/pupils/teenager/teenagers/
    grade/grades/child/children/university/school/year/years/how/adult/adults
  Lesson planning: prepare/plan/write/wrote/design/develop lesson/lessons/hour/hours/unit/units/worksheet/
    worksheets/scheme biology/math/maths/history/day/week/class/classes/grade/grades/year/years/pupil/pupils/
    student/students/school/term/topic/exercise/english/science/work
  Classroom management: keep/kept/maintain/hold/held/establish/set/calm order/discipline/rule/rules/behaviour/
    behavior/quiet/calm/routine/routines pupil/pupils/class/classes/student/students/child/children/classroom/
    teenager/teenagers/kid/kids
  Student assessment: mark/marked/grade/graded/set/correct/write/wrote/score/evaluate exam/exams/test/tests/essay/
    essays/homework/paper/papers/report/reports/assignment/assignments/coursework term/pupil/pupils/student/
    students/class/classes/exam/exams/year/grade/grades/report/reports/school/history/week/parent/parents
  Special education: teach/taught/support/help/work/accompany/adapt autism/autistic/dyslexia/dyslexic/adhd/
    disability/disabilities/disabled/deaf/blind/needs/impairment/down/learning child/children/pupil/pupils/student/
    students/group/class/boy/teenager/teenagers/kid/plan/plans
  Work with parents: meet/met/talk/inform/call/advise/speak/spoke/invite/involve/discuss
    parent/parents/mother/mothers/father/fathers/family/families/guardian/guardians progress/term/child/children/
    pupil/pupils/evening/evenings/behaviour/school/report/student/students/development/daughter/son/mark/marks
  Curriculum development: write/wrote/design/develop/revise/create/build/built/rewrite curriculum/syllabus/syllabi/
    programme/program/course/scheme school/grade/grades/subject/year/years/university/course/courses/module/modules/
    district/study
  Early childhood education: look/teach/taught/play/read/sing/sang/care/lead/led/guide
    toddler/toddlers/infant/infants/nursery/preschooler/preschoolers/kindergarten/baby/babies/creche, child/children
    three/four/two/five/six year/years old/olds/age/aged group/play/teach/taught/care
  Child care: look/mind/care/feed/fed/bath/collect/pick/put/babysit/supervise child/children/baby/babies/toddler/
    toddlers/kid/kids/twins
  Tutoring: tutor/tutored, help/coach/teach/taught/prepare pupil/pupils/student/students/child/children/teenager
    homework/exam/exams/one-to-one/private/privately/afternoon/individual/individually/home
  E-learning: teach/taught/record/build/built/run/ran/create/hold/held online/moodle/zoom/webinar/webinars/virtual/
    remote/mooc/lms course/courses/lesson/lessons/student/students/class/classes/module/modules/teaching/video/
    videos
  // Fitness
  Personal training: train/trained/coach/coached/work/worked/guide/guided client/clients/member/members/athlete/
    athletes one/individual/individually/personal/squat/strength/goal/goals/gym/weight/private/technique/programme/
    program/stamina/fat/plan, one one client/clients/member/members/train/coach
  Group fitness: lead/led/teach/taught/run/ran/give/gave/instruct/hold/held spinning/aerobics/zumba/pilates/yoga/
    bootcamp/step/hiit/circuit/cardio/crossfit/cycling/aqua
  Yoga and pilates: teach/taught/lead/led/guide/give/gave asana/asanas/vinyasa/hatha/breathing/meditation/mat/
    reformer/stretch/stretching
  Fitness assessment: measure/test/check/record/assess/take/took fat/pulse/vo2/weight/flexibility/strength/posture/
    endurance/bmi/mobility/heart/body member/members/client/clients/athlete/athletes/fat/rate/resting/body/
    composition/goal/newcomer/gym
  Exercise programming: write/wrote/design/draw/drew/plan/build/built/create/prepare/adapt/adjust
    training/exercise/workout/strength/rehab/gym plan/plans/programme/programmes/program/programs/routine/routines/
    schedule/schedules client/clients/member/members/athlete/athletes/team/runner/runners/player/players/injury/
    people/week/goal/goals
  Nutrition: draw/drew/write/wrote/plan/advise/prepare/design/calculate/teach/counsel meal/meals/diet/diets/calorie/
    calories/protein/macros/eating/food client/clients/member/members/weight/patient/patients/athlete/athletes/plan/
    plans/diabetic/diabetics/lose/healthy
  Strength training: coach/teach/taught/train/lift/lead/spot squat/squats/deadlift/deadlifts/bench/barbell/
    kettlebell/weights/lifting/powerlifting/dumbbell/dumbbells
  First aid: bandage/bandaged/treat/give/gave/apply/attend/resuscitate/splint sprain/sprains/injury/injuries/wound/
    wounds/cpr/cut/cuts/fracture/fractures/burn/burns/bleeding/collapsed/unconscious, defibrillator, cpr
    give/gave/perform/apply
  Cardiopulmonary resuscitation: resuscitate/resuscitated, give/gave/perform/apply cpr/compression/compressions/
    defibrillator, defibrillator
  // Health care
  Wound care: change/changed/clean/cleaned/dress/dressed/treat/treated/pack/suture/stitch/bandage/irrigate
    dressing/dressings/wound/wounds/ulcer/ulcers/bandage/bandages/burn/burns/sore/sores/incision/cut/cuts/stump/
    stitches, dressing/dressings change/changes/wound/ulcer/sterile, debride/debridement, suture/sutures/stitches
    remove/check/place/take/took
  Medication administration: give/gave/hand/handed/administer/dispense/inject/distribute/prepare/measure
    tablet/tablets/pill/pills/insulin/injection/injections/drug/drugs/medicine/medicines/dose/doses/morphine/
    antibiotic/antibiotics/medication/vaccine/vaccines/eye, medicine/drug/medication round/rounds
  Vital signs: take/took/measure/check/record/monitor/chart temperature/pulse/blood/heart/oxygen/breathing/
    respiratory pressure/pulse/rate/saturation/temperature/oxygen patient/patients/blood/hour/hours/pulse/pressure/
    resident/residents/ward/monitor/chart/rate
  Personal care: wash/washed/bathe/bathed/dress/dressed/feed/fed/toilet/shower/shave/turn/lift
    resident/residents/patient/patients/elderly/client/clients/people/person/disabled/pensioner/lady/bedridden
  Patient education: show/showed/teach/taught/explain/instruct/advise/train patient/patients/diabetic/diabetics/
    mother/mothers/family/families/asthmatic how/inject/insulin/diet/inhaler/inhalers/home/sugar/breastfeed/wound/
    medication/exercise/illness/disease/treatment/self/discharge
  Patient care: nurse/nursed/look/care/cared/treat/treated/tend/accompany/monitor patient/patients
    ward/surgery/bed/beds/hospital/operation/shift/clinic/unit/#/discharge/admission/room/comfort/post-operative/
    night/dialysis, ward bed/beds/patient/patients/shift/shifts
  Infection control: disinfect/sterilise/sterilize/isolate/screen/audit/swab hand/hands/instrument/instruments/room/
    rooms/patient/patients/surface/mrsa/hygiene/ward/norovirus/theatre/outbreak
  Triage: sort/assess/rank/prioritise/prioritize/see/saw arriving/arrival/arrivals/casualty/casualties/urgency/
    severity/emergency patient/patients/urgency/emergency/walk-in/ambulance/severity
  Blood collection: take/took/draw/drew/collect blood sample/samples/patient/patients/donor/donors/test/tests/vein/
    lab, venepuncture
  Infusion therapy: place/set/insert/put/hang/hung/start/connect drip/drips/cannula/cannulas/catheter/iv/infusion/
    line/port chemotherapy/patient/patients/iv/vein/drip/line/lines/fluid/fluids/antibiotic
  Intensive care: ventilate/ventilated/ventilator/intubate/sedate/dialyse/monitor patient/patients/critical/
    critically/sedated/tube/lung/settings ventilator/icu/bed/beds/unit/ill/sedation/respirator/dialysis/critical
  Emergency care: treat/resuscitate/stabilise/stabilize/attend/rescue/transport accident/trauma/casualty/casualties/
    emergency/cardiac/ambulance/stroke patient/patients/ambulance/scene/arrest/hospital/victim/victims/room/call/
    department
  Operating theatre: assist/scrub/instrument/pass/prepare/count surgeon/surgeons/operation/operations/theatre/
    instruments/swabs/sterile surgery/theatre/operation/operations/hip/instruments/surgeon/surgeons/tray/trays/
    anaesthetic
  Palliative care: accompany/comfort/care/support/nurse dying/terminal/terminally/hospice/last
    families/family/patient/patients/ill/resident/residents/days/people/morphine
  Elderly care: care/look/help/feed/fed/wash/visit/accompany/support elderly/pensioner/pensioners/dementia/senior/
    seniors/old/aged/alzheimer/resident/residents, dementia resident/residents/patient/patients/people/ward/unit
  Care planning: write/wrote/update/draw/drew/review/agree/plan/set care/treatment/nursing/discharge/rehabilitation
    plan/plans/goal/goals patient/patients/resident/residents/family/families/client/clients/doctor/doctors/week/
    team
  Mental health: counsel/support/accompany/treat/talk/care depression/depressed/suicidal/schizophrenia/anxiety/
    psychosis/psychotic/addiction/addicts/addicted/bipolar/self-harm
  Rehabilitation: mobilise/mobilize/exercise/train/treat/massage/practise/practice/help
    stroke/knee/hip/back/walking/joint/muscle/shoulder/injured/amputee patient/patients/walk/operation/surgery/
    again/exercise/exercises/replacement/injury/recover
  Electronic health records: chart/document/record/enter/update patient/observation/observations/medication/vital
    epic/cerner/meditech/electronic/emr/ehr/computer/system/medidata
  // Calls, offices, customers
  Call center: take/took/answer/handle/make/made/field # call/calls day/shift/hour/week/customer/customers,
    call/calls a shift/day/hour # take/took/answer/handle/make/made, inbound/outbound call/calls/line/team
  Complaint handling: calm/calmed/handle/resolve/settle/answer/soothe/investigate/arrange/apologise/apologize/deal
    angry/upset/complaint/complaints/dissatisfied/unhappy/refund/refunds/irate/disappointed/claim/claims/grievance
    customer/customers/guest/guests/refund/refunds/client/clients/caller/callers/passenger/passengers/buyer/buyers/
    replacement/voucher, refund/refunds/replacement arrange/give/offer/grant/customer
  Customer service: help/helped/serve/served/advise/assist/answer/explain/greet/support/resolve
    customer/customers/guest/guests/shopper/shoppers/client/clients/caller/callers/passenger/passengers/driver/
    drivers/buyer/buyers/policyholder/subscriber/user/users/visitor/visitors question/questions/order/orders/
    product/products/counter/phone/desk/query/queries/return/returns/purchase/problem/problems/wrong/cost/email/
    chat/enquiry/enquiries/inquiry/inquiries/delivery/issue/issues/request/requests/bill/choose/complaint/
    complaints/shop/store
  Data entry: key/keyed/type/typed/enter/entered/input/capture/transcribe invoice/invoices/form/forms/record/
    records/order/orders/data/address/addresses/document/documents/figure/figures/survey/questionnaire
    database/system/#/spreadsheet/computer/error/errors/month/day/sap/excel/crm/keystroke
  Telephone service: answer/take/took/route/transfer/connect phone/phones/telephone/call/calls/caller/callers/
    switchboard visitor/visitors/office/department/reception/message/messages/extension/line/lines/day/company
  Clerical work: file/type/copy/scan/sort/archive/post/photocopy letter/letters/document/documents/mail/record/
    records/form/forms/correspondence office/director/archive/folder/folders/department/minutes/dictation/manager/
    incoming/outgoing/daily
  Calendar management: arrange/book/keep/schedule/plan/coordinate/organise/organize meeting/meetings/travel/flight/
    flights/appointment/appointments/diary/trip/trips director/directors/ceo/manager/managers/board/executive/
    executives/partner/partners/boss/hotel/hotels/doctor/dentist/patient/patients/flight/flights
  Scheduling: draw/drew/write/wrote/plan/prepare/make/made/set shift/shifts/rota/roster/rosters/duty
    staff/agent/agents/driver/drivers/nurse/nurses/week/cook/cooks/employee/employees/crew/team/holiday/plan/rota/
    worker/workers/month
  Workforce management: forecast/plan/schedule/staff call/volume/agent/agents/shift/shifts/headcount
    agent/agents/shift/shifts/peak/volume/interval/roster/occupancy/queue/hour
  Upselling: convince/persuade/offer/sell/sold/recommend/talk/suggest caller/callers/customer/customers/guest/
    guests/client/clients/buyer/buyers/diner/diners larger/bigger/upgrade/upgrades/package/extra/extras/additional/
    premium/accessory/accessories/warranty/dessert/add-on/add-ons/insurance/second
  Telesales: sell/sold/call/called/ring/rang/phone/close/convince insurance/subscription/subscriptions/contract/
    contracts/package/deal/deals/newspaper/energy/product/products/plan phone/telephone/caller/callers/call/calls/
    by/household/households/outbound
  Record keeping: keep/kept/file/update/maintain/log/record/archive patient/student/customer/stock/maintenance/
    training/visitor/delivery/case/equipment/attendance record/records/file/files/list/lists/logbook/register/log/
    logs/card
  // Sales and business development
  Sales: exceed/beat/hit/meet/met/achieve/surpass/top quota/quotas/target/targets revenue/sales/%/month/quarter/
    percent/year/#/annual/turnover/deal/deals/own, close/closed/win/won/sign/signed deal/deals/contract/contracts/
    order/orders #/worth/client/clients/customer/customers/million/new, sell/sold # product/products/insurance/
    machine/machines/software/policy/policies/subscription/house/houses/month/unit/units/ticket/tickets/licence/
    licenses/phone/phones, grow/grew/raise/double/increase sales/turnover/revenue customer/region/%/percent/million/
    territory/year/from/store/#
  Field sales: visit/visited/drive/drove/travel/call/tour farmer/farmers/dealer/dealers/customer/customers/doctor/
    doctors/retailer/retailers/pharmacy/pharmacies/shop/shops/client/clients/restaurant/restaurants/door
    order/orders/county/counties/region/territory/sell/sold/state/states/area/door/contract/contracts/demonstrate/
    week/month, door door sell/sold
  Account management: look/looked/serve/keep/kept/renew/renewed/grow/grew/retain/maintain/manage/care
    client/clients/customer/customers/account/accounts contract/contracts/existing/renew/renewal/renewals/key/
    retention/largest/long-term/relationship/relationships/portfolio/renewed/loyal/biggest/major/satisfaction
  Customer acquisition: win/won/sign/signed/gain/gained/acquire/bring/brought/open/opened/attract/convert/land
    client/clients/customer/customers/firm/firms/account/accounts/company/companies/member/members/subscriber/
    subscribers/newcomer/newcomers new/first/never/#/newcomer/newcomers/competitor/competitors/before/additional,
    sign/signed/win/won # firm/firms/client/clients/customer/customers/company/companies/member/members
  Lead generation: ring/rang/call/called/phone/mail/email/research/book/approach/contact company/companies/prospect/
    prospects/lead/leads/meeting/meetings/decision-maker/firm/firms/appointment/appointments/stranger
    cold/appointment/appointments/meeting/meetings/day/week/qualified/lead/leads/sales/first/prospect/prospects/
    linkedin
  Sales forecasting: forecast/predict/estimate/project pipeline/sales/revenue/order/orders/deal/deals
    month/quarter/region/team/accuracy/crm/year
  Sales management: lead/led/manage/managed/coach/train/build/built/run/ran/hire sales/seller/sellers/rep/reps/
    salespeople/representative/representatives/salesmen team/#/quota/target/targets/region/rep/reps/people/
    territory/person
  Partnerships: bring/brought/sign/signed/recruit/win/won/agree/negotiate/set/build/built/manage/find
    reseller/resellers/partner/partners/distributor/distributors/alliance/franchise/franchisee/franchisees/dealer/
    dealers joint/offer/offers/agreement/agreements/network/#/country/countries/abroad/contract/contracts/programme/
    program/revenue/channel
  Market entry: open/opened/enter/entered/launch/launched/expand/expanded/set/start/establish
    office/offices/market/markets/branch/branches/subsidiary/store/stores/product/country/business
    brazil/chile/china/india/asia/africa/europe/mexico/japan/germany/france/spain/poland/abroad/country/countries/
    first/foreign/overseas/usa/canada/region/new/kenya/uk/turkey/nordic
  Quotations and tenders: write/wrote/prepare/submit/win/won/price/answer/calculate offer/offers/bid/bids/proposal/
    proposals/quote/quotes/rfp/rfps/tender/tenders/quotation public/contract/contracts/client/clients/worth/million/
    customer/customers/authority/council/government/deadline/municipal/won/winning/price
  Business development: find/found/open/opened/develop/identify/win/won/build/built/explore
    opportunity/opportunities/segment/segments/revenue/business/line/channel/channels/stream/streams
    new/partner/partners/market/markets/growth/million/sector/sectors/region/industry/industries
  Customer relationship management: log/logged/enter/record/update/track/keep/maintain
    visit/visits/opportunity/opportunities/contact/contacts/lead/leads/customer/client/call/calls/deal/deals
    salesforce/hubspot/crm/pipedrive/dynamics/zoho/siebel/sugarcrm
  Trade fairs: exhibit/staff/man/set/run/ran/present/organise/organize booth/booths/stand/stands/fair/fairs/trade
    fair/fairs/trade/show/shows/exhibition/hanover/visitor/visitors/hall
  Pricing: set/calculate/review/raise/compare/adjust price/prices/tariff/tariffs/margin
    list/product/products/competitor/competitors/season/range/article/articles/discount/strategy/shop/rate/rates
  Market research: survey/interview/ask/study/analyse/analyze/research/compare market/consumer/consumers/competitor/
    competitors/customer/customers/buyer/buyers/demand/trend/trends questionnaire/survey/surveys/focus/group/groups/
    report/habit/habits/need/needs/price/prices/competitor/competitors/study/preference/preferences
  Retail: serve/served/run/ran/refill/restock/stock/fill/work/advise shop/store/till/shelf/shelves/shopper/shoppers/
    boutique/supermarket/counter till/shelf/shelves/shop/store/shopper/shoppers/customer/customers/cash/boutique/
    goods/clothes/shoe/stock/counter
  Merchandising: dress/dressed/arrange/set/build/built/decorate/design/style window/windows/mannequin/mannequins/
    display/displays/shelf/shelves/floor shop/store/season/mannequin/mannequins/collection/display/displays/window/
    windows/product/products/planogram/boutique
  // Consulting and projects
  Project management: deliver/delivered/lead/led/run/ran/manage/managed/coordinate/steer/complete/finish/plan
    rollout/project/projects/implementation/migration/relocation/launch/move/programme/construction/introduction/
    renovation time/budget/deadline/milestone/milestones/schedule/people/gantt/stakeholders/million/month/months/
    team/scope/phase/phases/plan/within/ahead, milestone/milestones/gantt/deadline/deadlines
    plan/track/project/budget/keep/kept
  Process improvement: cut/reduce/shorten/halve/speed/streamline/redesign/simplify/automate/lower
    lead/cycle/waiting/processing/turnaround/throughput/process/processes/scrap/downtime/handling/waste/workflow/
    setup/delivery time/times/order/orders/day/days/week/weeks/half/percent/%/hour/hours/from/step/steps/third/
    minute/minutes
  Process analysis: map/mapped/chart/document/model/trace/examine/analyse/analyze workflow/workflows/process/
    processes/flow/flows/handover/handovers/bottleneck/bottlenecks step/steps/department/departments/bottleneck/
    bottlenecks/delay/delays/swimlane/bpmn/gap/gaps/visio/as-is/interview/interviews/find/found
  Requirements gathering: interview/ask/meet/met/talk/collect/write/wrote/translate/specify/workshop
    user/users/requirement/requirements/department/departments/need/needs/client/clients/story/stories/
    specification/business system/need/needs/software/specification/specifications/developer/developers/stories/
    requirement/requirements/backlog/do/tool/feature/features
  Business analysis: write/wrote/specify/translate/define/analyse/analyze requirement/requirements/user/business/
    process/specification stories/story/need/needs/developer/developers/requirement/requirements/backlog/
    specification/gap/case/cases
  Change management: prepare/accompany/guide/support/train/explain/convince/lead/led/win/won
    employee/employees/staff/team/teams/worker/workers/department/departments/people/workforce
    merger/reorganisation/reorganization/restructuring/transition/transformation/new/takeover/rollout/relocation/
    change/changes/resistance
  Stakeholder management: keep/kept/inform/align/report/present/convince/consult/involve/balance
    board/council/sponsor/sponsors/supplier/suppliers/investor/investors/ministry/department/departments/steering/
    director/directors/union/partners informed/agreed/aligned/committee/interest/interests/expectation/expectations/
    weekly/supplier/suppliers/regular/regularly/council/decision/decisions/buy-in
  Strategic planning: set/define/develop/write/wrote/draw/drew/plan three-year/five-year/strategy/direction/goal/
    goals/roadmap/long-term/mission year/years/plan/board/company/growth/group/market/division/vision/goals/
    priority/priorities
  Workshop facilitation: lead/led/moderate/facilitate/run/ran/hold/held workshop/workshops/session/sessions/
    brainstorm/brainstorming/retrospective/retrospectives/offsite/sprint team/teams/client/clients/participant/
    participants/manager/managers/executive/executives/department/idea/ideas/people/board/stakeholder/stakeholders/
    sticky/design/group/groups
  Management consulting: advise/advised/help/recommend/consult company/companies/client/clients/board/executive/
    executives/owner/owners/bank/banks/manufacturer/retailer/ministry/hospital/hospitals
    strategy/cost/costs/organisation/organization/structure/reorganise/reorganize/restructure/growth/market/
    efficiency/turnaround/operating/operation/operations/profit
  Due diligence: check/review/examine/investigate/analyse/analyze target/acquisition/company/contract/contracts/
    book/books/purchase purchase/risk/risks/acquire/acquisition/acquisitions/buyer/buyers/before/merger/takeover/
    deal/investor
  Benchmarking: compare/measure/rank competitor/competitors/peer/peers/industry/best
    cost/costs/price/prices/performance/practice/feature/features/figure/figures/indicator/indicators/against
  // Design and fashion
  Graphic design: make/made/design/designed/draw/drew/create/lay/laid/produce poster/posters/flyer/flyers/logo/
    logos/brochure/brochures/leaflet/leaflets/banner/banners/icon/icons/infographic/infographics/cover/covers/
    catalogue/catalogues/billboard
  User research: sit/sat/watch/observe/interview/test/ask/survey/invite/visit user/users/people/participant/
    participants/customer/customers/tester/testers try/tried/app/prototype/prototypes/stuck/website/usability/
    screen/screens/persona/personas/struggle/need/needs/task/tasks/persona/pain
  User experience: improve/redesign/simplify/design/sketch/test flow/flows/journey/journeys/checkout/navigation/
    usability/form/forms/onboarding/screen/screens user/users/customer/customers/drop-off/click/clicks/app/test/
    tests/conversion/wireframe/wireframes/task/usability
  User interface: design/draw/drew/lay/sketch/build/built screen/screens/button/buttons/icon/icons/interface/
    dashboard/dashboards/component/components app/figma/website/mobile/library/sketch/phone/web/adobe/prototype
  Prototyping: build/built/make/made/sketch/print/design/test/create clickable/mock-up/mock-ups/mockup/paper/model/
    models/wireframe/wireframes/prototype/prototypes/screen/screens/demo/first figma/test/tests/sketch/user/users/
    cardboard/version/axure/foam/xd/clickable/client/3d/idea
  Interior design: choose/chose/select/plan/design/furnish/decorate/draw/drew furniture/lighting/colour/colours/
    color/colors/floor/wallpaper/curtain/curtains/interior/room/rooms/lobby/lobbies/layout
    hotel/hotels/office/offices/apartment/apartments/lobby/lobbies/restaurant/house/houses/flat/flats/client/
    clients/villa/shop/colours/colors/furniture/home/homes
  Packaging design: draw/drew/design/create/develop/make/made box/boxes/label/labels/bottle/bottles/carton/cartons/
    wrapper/packet/tin/tins/pouch tea/teas/product/products/brand/line/food/cosmetic/cosmetics/wine/supermarket/
    chocolate/range/shelf
  Product design: design/draw/drew/sketch/develop/shape chair/chairs/lamp/lamps/device/devices/tool/tools/furniture/
    appliance/appliances/product/products/housing/handle/toy/toys manufacture/production/prototype/mould/mold/
    material/materials/ergonomic/concept/render/consumer/injection/factory/user/users
  Typography: choose/chose/set/design/draw/drew/kern typeface/typefaces/font/fonts/letterform/letterforms/type/
    headline/lettering
  Layout design: lay/laid/set/design/compose page/pages/spread/spreads/magazine/book/newspaper/brochure/annual
    indesign/magazine/print/quark/page/pages/report/catalogue/grid
  3D modeling: model/modelled/modeled/render/rendered/sculpt/texture scene/scenes/product/products/character/
    characters/building/buildings/furniture/room/rooms/part/parts blender/maya/3ds/cinema/rhino/sketchup/zbrush/3d/
    solidworks/vray
  Pattern making: cut/draft/grade/graded/draw/drew/make/made template/templates/pattern/patterns/block/blocks/toile/
    toiles/sizes jacket/jackets/size/sizes/sketch/sketches/garment/dress/dresses/trouser/trousers/coat/coats/blouse/
    sleeve/skirt/shirt/card
  Sewing: sew/sewed/sewn/stitch/stitched/hem/hemmed/mend/mended/alter/shorten/embroider/take
    zip/zips/hem/hems/trousers/dress/dresses/button/buttons/seam/seams/jacket/jackets/shirt/shirts/curtain/curtains/
    garment/garments/overlock/skirt/skirts/lining/clothes/suit/suits
  Fashion design: draw/drew/sketch/design/designed/create/develop collection/collections/dress/dresses/garment/
    garments/menswear/womenswear/clothing/knitwear/accessories/shoe/shoes/lingerie fabric/fabrics/season/women/men/
    collection/collections/year/trend/colour/colours/catwalk/boutique/children/summer/winter/runway/line/sketches
  Garment production: produce/oversee/check/follow/order/coordinate/approve garment/garments/shirt/shirts/sample/
    samples/factory/factories/clothing/collection/seam/tech factory/factories/fabric/fabrics/sample/samples/fit/
    bangladesh/turkey/china/portugal/cutting/sewing/size/sizes/pack/packs/supplier/suppliers
  Textiles: weave/wove/knit/dye/print/choose/chose/source/test/finish fabric/fabrics/cloth/yarn/yarns/cotton/silk/
    wool/linen/denim/fibre
  Trend research: follow/study/visit/watch/collect/scout trend/trends/catwalk/catwalks/runway/fashion/street/mood
    season/board/boards/week/colour/colours/collection/paris/milan/report/show/shows
  // Engineering and production
  Mechanical engineering: design/draw/drew/calculate/model/dimension/develop/construct gearbox/gearboxes/housing/
    housings/shaft/shafts/bracket/brackets/machine/machines/pump/pumps/valve/valves/bearing/bearings/mechanism/gear/
    gears/fixture/fixtures/assembly/assemblies/component/components solidworks/production/cad/catia/inventor/
    tolerance/load/drawing/drawings/creo/prototype/test/machine/steel/housing/housings/torque/3d/plant
  Computer-aided design: draw/drew/model/design/draft autocad/solidworks/catia/inventor/creo/revit/solid/fusion/nx
  Programmable logic controller: program/write/wrote/commission/debug/code s7/siemens/rockwell/allen-bradley/tia/
    beckhoff/codesys/ladder/step code/line/lines/machine/conveyor/portal/bottling/controller/robot/plant/logic, tia
    portal, siemens s7
  Finite element analysis: simulate/simulated/calculate/compute/mesh/analyse/analyze stress/stresses/strain/load/
    loads/fatigue/deformation/vibration ansys/abaqus/nastran/bracket/brackets/part/parts/component/mesh/frame/
    chassis/comsol/bridge/beam, ansys, abaqus
  Quality control: measure/inspect/check/test/reject/sort/verify part/parts/product/products/batch/batches/sample/
    samples/dimension/dimensions/weld/welds/seam/incoming/component/components/goods tolerance/calliper/callipers/
    caliper/calipers/defect/defects/specification/reject/rejected/drawing/standard/scratch/gauge/release/line/
    micrometer/before/faulty/spec
  Quality management: write/wrote/introduce/prepare/lead/maintain/document/pass audit/audits/quality/iso/procedure/
    procedures/9001 certification/audit/audits/9001/iso/procedure/procedures/manual/corrective/supplier/suppliers
  Commissioning: start/started/run/bring/brought/set/hand/commission/tune line/lines/plant/plants/machine/machines/
    turbine/turbines/system/equipment site/customer/customers/up/production/operation/first/acceptance/new/abroad/
    running
  Automation engineering: program/automate/integrate/install/design robot/robots/kuka/abb/fanuc/cell/cells/scada/
    line/lines/sensor/sensors robot/robots/line/lines/welding/cell/packing/scada/arm/arms/conveyor/production/
    gripper
  Electrical engineering: design/draw/drew/calculate/develop/lay/test circuit/circuits/pcb/pcbs/board/boards/
    schematic/schematics/transformer/transformers/inverter/switchgear/motor/wiring/harness
    voltage/current/pcb/layout/altium/eagle/power/eplan/test/prototype/amplifier/diagram/diagrams/kv/cabinet/
    cabinets/signal
  Structural engineering: calculate/dimension/design/check/verify beam/beams/bridge/bridges/steel/column/columns/
    slab/slabs/load/loads/truss/foundation/foundations load/loads/building/buildings/bridge/bridges/storey/wind/
    reinforcement/seismic/concrete/steel/frame/hall/roof
  Process engineering: scale/design/optimise/optimize/simulate/run/raise reactor/reactors/distillation/plant/column/
    batch/yield/refinery/mixing/pilot yield/plant/reactor/reactors/throughput/aspen/temperature/column/chemical/
    tons/tonnes/scale/production
  Machining: turn/turned/mill/milled/drill/drilled/grind/ground/set/program/operate part/parts/shaft/shafts/lathe/
    mill/cnc/steel/aluminium/aluminum/metal/workpiece/workpieces lathe/lathes/cnc/mill/milling/tolerance/micron/
    microns/fanuc/machine/steel/drawing/machines/centre/center
  Manufacturing: assemble/assembled/produce/mount/pack/manufacture/press/mould/mold part/parts/component/components/
    unit/units/engine/engines/device/devices/product/products/furniture/bottle/bottles line/shift/factory/day/hour/
    station/conveyor/belt/plant/production
  Production planning: plan/schedule/sequence/allocate/release production/order/orders/machine/machines/capacity/
    material/shift/batch/batches week/capacity/line/lines/delivery/sap/date/dates/bottleneck/material/stock/shift/
    shifts/weekly/factory
  Troubleshooting: find/found/trace/diagnose/locate/isolate/fix/fixed fault/faults/failure/failures/breakdown/
    breakdowns/malfunction/malfunctions/error/errors/bug/bugs machine/machines/line/cause/causes/log/logs/circuit/
    production/system/customer/quick/quickly/network/software
  Research and development: develop/invent/test/investigate/experiment/patent new/prototype/prototypes/formula/
    formulation/material/materials/method/technology patent/patents/lab/laboratory/trial/experiment/experiments/
    university/test/tests/study
  // Logistics and purchasing
  Warehousing: load/unload/store/stack/move/receive/put/pack/stow pallet/pallets/goods/container/containers/parcel/
    parcels/shelf/crate/crates/stock/truck/trucks/lorry/lorries/shipment/shipments warehouse/forklift/shelf/shelves/
    bay/dock/truck/trucks/store/pallet/pallets/rack/racks/scanner/lorry/lorries/storage
  Order picking: pick/picked/pack/packed/collect order/orders/item/items/parcel/parcels/article/articles/box/boxes
    scanner/shipping/dispatch/warehouse/shelf/shelves/hour/list/customer/customers/day/trolley
  Forklift operation: drive/drove/operate/move/stack forklift/reach/pallet/stacker truck/trucks/pallet/pallets/
    warehouse/forklift/goods/jack
  Delivery driving: deliver/delivered/drive/drove/drop parcel/parcels/letter/letters/package/packages/pizza/food/
    mail/newspaper/newspapers/van/goods round/route/tour/stop/stops/van/customer/customers/address/addresses/day/
    house/households/bicycle/car/daily
  Truck driver: drive/drove lorry/lorries/truck/trucks/articulated/trailer/hgv/tanker/semi/km/international/
    long-distance/tonne/ton
  Procurement: buy/bought/purchase/order/source/negotiate/tender/compare material/materials/supplier/suppliers/
    vendor/vendors/component/components/raw/steel/goods/packaging/offer/offers/contract/contracts
    price/prices/supplier/suppliers/contract/contracts/quote/quotes/vendor/vendors/delivery/term/terms/cost/costs/
    offer/offers/annual/million/volume/factory
  Transport: arrange/book/plan/organise/organize/dispatch/track freight/truck/trucks/shipment/shipments/haulage/
    carrier/carriers/container/containers/transport/lorry/lorries carrier/carriers/route/routes/port/customs/
    customer/delivery/deliveries/europe/rail/sea/shipment/shipments/driver/drivers/export/daily
  Route planning: plan/optimise/optimize/work/arrange route/routes/tour/tours/delivery/stops
    driver/drivers/van/vans/truck/trucks/fuel/delivery/deliveries/day/daily/stop/stops/kilometre/kilometer/mile/
    miles/vehicle/vehicles
  Supply chain management: coordinate/plan/manage/shorten/secure supplier/suppliers/stock/demand/logistics/delivery/
    sourcing factory/factories/warehouse/warehouses/production/lead/customer/customers/plant/plants/distribution/
    demand/transport
  Import and export: clear/declare/file/prepare/handle custom/customs/export/import/letter
    declaration/declarations/paper/papers/document/documents/shipment/shipments/port/duty/credit/broker/tariff/
    goods/bill
  Housekeeping: clean/cleaned/mop/vacuum/dust/make/made/tidy/change room/rooms/floor/floors/bed/beds/bathroom/
    bathrooms/office/offices/toilet/toilets/carpet/stair/stairs/linen/sheets hotel/guest/guests/room/rooms/office/
    offices/shift/day/linen/school/building/hospital/floor/floors/evening/house
  Hotel reception: check/welcome/greet/receive/register guest/guests/visitor/visitors/arrival/arrivals
    reception/in/key/keys/room/rooms/hotel/desk/lobby/night
  Security services: guard/patrol/watch/check/screen/secure entrance/building/gate/bag/bags/premises/camera/cameras/
    visitor/visitors/night/site/door/event/shop badge/patrol/shift/night/alarm/visitor/visitors/theft/round/rounds/
    shopping/access/cctv/camera/cameras
  Hairdressing: cut/colour/color/dye/perm/style/wash/blow-dry hair/beard/beards/highlights
  // How people work
  Leadership: lead/led/manage/managed/head/headed/direct/run/ran team/department/crew/group/staff/unit/squad/shift
    of/# #/people/person/developer/developers/nurse/nurses/employee/employees/engineer/engineers/worker/workers/
    cook/cooks/agent/agents/member/members/report/reports, responsible/charge/line for/of/manager/manage/management
    # people/employee/employees/staff/agent/agents/worker/workers/nurse/nurses/developer/developers/driver/drivers/
    person/engineer/engineers/cook/cooks/teacher/teachers/report/reports, # direct report/reports
  Supervision: supervise/supervised/oversee/oversaw/foreman #/team/crew/worker/workers/staff/trainee/trainees/shift/
    employee/employees/nurse/nurses
  Mentoring: mentor/mentored/coach/coached/guide/guided/accompany junior/juniors/trainee/trainees/apprentice/
    apprentices/intern/interns/graduate/graduates/newcomer/newcomers/younger
  Training others: train/trained/teach/taught/instruct/show/showed colleague/colleagues/staff/employee/employees/
    newcomer/newcomers/user/users/agent/agents/worker/workers/volunteer/volunteers/team/apprentice/apprentices
  Public speaking: speak/spoke/present/presented/give/gave/talk/lecture audience/conference/conferences/talk/talks/
    keynote/panel/presentation/presentations #/people/audience/conference/conferences/board/guest/guests/event/
    events/tour/tours/public
  Documentation: write/wrote/document/keep/maintain manual/manuals/handbook/handbooks/guide/guides/instruction/
    instructions/runbook/runbooks/wiki/specification/specifications
  Teamwork: work/worked/together/share/collaborate together/shoulder/hand/shift/closely colleague/colleagues/nurse/
    nurses/doctor/doctors/designer/designers/developer/developers/team/teams/cook/cooks/crew
`;
